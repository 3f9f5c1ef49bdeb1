import { encode } from 'uqr';

/** Modules of quiet zone on each side (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as one SVG path, with its quiet zone: `size` is the side of the square view box. */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let d = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      d += `M${from + QUIET} ${y + QUIET}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return { d, size: size + QUIET * 2 };
}
