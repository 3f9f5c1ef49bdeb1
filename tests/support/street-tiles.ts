import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The one color that nothing else on a page has. */
export const STREET_COLOR = { red: 255, green: 0, blue: 170 };
const EXTENT = 4096;

/**
 * What stands in for a service of street maps: a MapLibre style, and vector tiles with one street across the middle of
 * each. `alsoFrom`: another origin whose tiles the style names too.
 */
export type StreetTiles = {
  readonly url: string;
  readonly styleUrl: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  alsoFrom: string | null;
  /** Whether it answers; false is an outage. */
  up: boolean;
  /** Whether its tiles come; false is an outage of those alone. */
  tilesUp: boolean;
  close(): Promise<void>;
};

export async function openStreetTiles(): Promise<StreetTiles> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const isTile = path.startsWith('/tiles/');
    if (!it.up || (isTile && !it.tilesUp)) return void answer(response, 503, 'text/plain', 'Out of order');
    if (isTile) return void answer(response, 200, 'application/x-protobuf', STREET_TILE);
    if (path === '/style.json') return void answer(response, 200, 'application/json', JSON.stringify(styleOf(it)));
    answer(response, 404, 'text/plain', '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const it: StreetTiles = {
    url,
    styleUrl: `${url}/style.json`,
    asked,
    alsoFrom: null,
    up: true,
    tilesUp: true,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return it;
}

function answer(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  response.end(body);
}

function styleOf({ url, alsoFrom }: StreetTiles) {
  const tiles = (origin: string, attribution: string) => ({
    type: 'vector',
    tiles: [`${origin}/tiles/{z}/{x}/{y}.pbf`],
    maxzoom: 14,
    attribution,
  });
  const { red, green, blue } = STREET_COLOR;
  const street = (source: string, color: string) => ({
    id: source,
    type: 'line',
    source,
    'source-layer': 'streets',
    paint: { 'line-color': color, 'line-width': 8 },
  });
  return {
    version: 8,
    sources: {
      streets: tiles(url, '© Street Stand-in'),
      ...(alsoFrom && { elsewhere: tiles(alsoFrom, '© Elsewhere') }),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
      ...(alsoFrom ? [street('elsewhere', '#00ff00')] : []),
      street('streets', `rgb(${red}, ${green}, ${blue})`),
    ],
  };
}

/** Protocol Buffers, as far as a tile of one line needs them: a number, and a field of bytes. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}
const field = (id: number, bytes: readonly number[]): number[] => [(id << 3) | 2, ...varint(bytes.length), ...bytes];
const number = (id: number, value: number): number[] => [id << 3, ...varint(value)];

/** Commands of a line in a Mapbox Vector Tile: move to one point, draw to another; steps as zigzag numbers. */
function lineAcross(): number[] {
  const [moveTo, lineTo] = [(1 << 3) | 1, (1 << 3) | 2];
  const step = (distance: number) => varint(distance * 2);
  return [moveTo, ...step(0), ...step(EXTENT / 2), lineTo, ...step(EXTENT), ...step(0)];
}

const STREET_TILE = Uint8Array.from(
  field(3, [
    ...number(15, 2),
    ...field(1, [...Buffer.from('streets')]),
    ...field(2, [...number(3, 2), ...field(4, lineAcross())]),
    ...number(5, EXTENT),
  ]),
);
