import { encode } from 'uqr';

/** Modules of quiet zone on each side (ISO/IEC 18004). */
const QUIET = 4;

/**
 * A QR code as one SVG path to stroke, with its quiet zone: `size` is the side of the square view box. A row is a line
 * of dashes, each told by its length and the gap before it, which is half of what outlines of them would weigh.
 */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => `M${QUIET} ${y + QUIET}.5${dashesOf(row)}`);
  return { d: rows.join(''), size: size + QUIET * 2 };
}

function dashesOf(row: readonly boolean[]): string {
  let dashes = '';
  let gap = 0;
  for (let x = 0; x < row.length; ) {
    const from = x;
    while (x < row.length && row[x] === row[from]) x += 1;
    if (row[from]) dashes += `${gap > 0 ? `m${gap} 0` : ''}h${x - from}`;
    gap = row[from] ? 0 : x - from;
  }
  return dashes;
}
