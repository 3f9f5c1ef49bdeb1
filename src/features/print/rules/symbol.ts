import { INK, type Mark, PAPER, rectPath, round } from './drawing.ts';
import type { Box } from './units.ts';

/** What ISO/IEC 18004 asks to be left white on every side, in modules. */
export const QUIET_ZONE = 4;

/** How much of a code may be lost: about 15, 25 and 30 percent. */
export const ECC_LEVELS = ['M', 'Q', 'H'] as const;
export type EccLevel = (typeof ECC_LEVELS)[number];

/** A QR code's dark modules, row by row, without any border. */
export type QrSymbol = { readonly size: number; readonly dark: readonly (readonly boolean[])[] };

/** The width of one module when the code and its quiet zone fill a square, mm. */
export const moduleWidth = (symbol: QrSymbol, square: number): number => square / (symbol.size + 2 * QUIET_ZONE);

/** A code in its quiet zone, filling the square. One outline, so that no seams show between modules. */
export function setSymbol(symbol: QrSymbol, { x, y, width }: Box): Mark[] {
  const module = moduleWidth(symbol, width);
  const at = { x: x + QUIET_ZONE * module, y: y + QUIET_ZONE * module, module };
  return [
    { kind: 'fill', d: rectPath({ x, y, width, height: width }), color: PAPER },
    { kind: 'fill', d: symbolPath(symbol, at), color: INK },
  ];
}

type Corner = readonly [x: number, y: number];

/** The edges between dark and light, walked with the dark on the right until each closes. */
export function symbolPath(symbol: QrSymbol, at: { x: number; y: number; module: number }): string {
  const edges = edgesOf(symbol);
  const place = ([x, y]: Corner) => `${round(at.x + x * at.module)} ${round(at.y + y * at.module)}`;
  let d = '';
  for (const key of edges.keys()) {
    while ((edges.get(key)?.length ?? 0) > 0) d += `M${cornersOf(walk(edges, key)).map(place).join('L')}Z`;
  }
  return d;
}

const keyOf = ([x, y]: Corner): number => y * 1024 + x;
const cornerOf = (key: number): Corner => [key % 1024, Math.floor(key / 1024)];

function edgesOf({ size, dark }: QrSymbol): Map<number, Corner[]> {
  const isDark = (x: number, y: number) => dark[y]?.[x] === true;
  const edges = new Map<number, Corner[]>();
  const add = (from: Corner, to: Corner) => edges.set(keyOf(from), [...(edges.get(keyOf(from)) ?? []), to]);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue;
      if (!isDark(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isDark(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isDark(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isDark(x - 1, y)) add([x, y + 1], [x, y]);
    }
  return edges;
}

function walk(edges: Map<number, Corner[]>, start: number): Corner[] {
  const loop: Corner[] = [];
  let key = start;
  do {
    loop.push(cornerOf(key));
    const next = edges.get(key)?.pop();
    if (!next) break;
    key = keyOf(next);
  } while (key !== start);
  return loop;
}

/** Without the points in the middle of straight edges. */
function cornersOf(loop: readonly Corner[]): Corner[] {
  return loop.filter((point, at) => {
    const before = loop[(at + loop.length - 1) % loop.length] ?? point;
    const after = loop[(at + 1) % loop.length] ?? point;
    const straight =
      (before[0] === point[0] && point[0] === after[0]) || (before[1] === point[1] && point[1] === after[1]);
    return !straight;
  });
}
