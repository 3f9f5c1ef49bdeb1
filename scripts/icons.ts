/** Draws the icons and the sharing picture into public/. Run after the mark or a silhouette changes: `npx node scripts/icons.ts`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { paintSilhouette } from '../src/features/pictures/rules/silhouettes.ts';

const out = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const TAG =
  'M13 2h22a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V13zM10.5 13.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z';
const FINDER = 'M17 17h16v16H17zM19.6 19.6v10.8h10.8V19.6zM22.2 22.2h5.6v5.6h-5.6z';
const mark =
  `<path fill="#FFC400" fill-rule="evenodd" d="${TAG}"/>` + `<path fill="#16181D" fill-rule="evenodd" d="${FINDER}"/>`;

/** The mark on a field of 40, drawn at `scale` of it; `ground` fills the field. */
const icon = (scale: number, ground = 'none') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/>` +
  `<g transform="translate(${20 - 20 * scale} ${20 - 20 * scale}) scale(${scale})">${mark}</g></svg>`;

/** Maskable icons may lose everything outside a circle of 80 %. */
const FILES: [name: string, svg: string, size: number][] = [
  ['icon-192.png', icon(1), 192],
  ['icon-512.png', icon(1), 512],
  ['icon-maskable-512.png', icon(0.68, '#16181D'), 512],
  ['apple-touch-icon.png', icon(0.76, '#16181D'), 180],
];

/** Browsers ask for `/favicon.ico` of what has no head to name another, such as a PDF. */
const ICO_SIZE = 48;

const paint = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 40) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The header of an ICO file with one entry, which may be a PNG. */
function wrapIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const parked = (kind: Parameters<typeof paintSilhouette>[0], color: string, x: number) =>
  `<g transform="translate(${x} 250) scale(1.3)" stroke-linecap="round" stroke-linejoin="round">${paintSilhouette(
    kind,
    color,
  )
    .map(
      ({ d, fill, stroke, width, opacity }) =>
        `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''}${opacity ? ` opacity="${opacity}"` : ''}/>`,
    )
    .join('')}</g>`;

const sharing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#FBFAF7"/><rect y="430" width="1200" height="34" fill="#E4E1DA"/>
<rect y="464" width="1200" height="12" fill="#85888F"/><rect y="476" width="1200" height="154" fill="#3B3F46"/>
<path d="M0 586H1200" stroke="#FFC400" stroke-width="8" stroke-dasharray="110 80"/>
${parked('suv', '#1f4e8c', -30)}${parked('sedan', '#b3202a', 600)}
<g transform="translate(168 332) scale(1.35)">${mark}</g><g transform="translate(838 352) scale(1.2)">${mark}</g>
<g transform="translate(70 70) scale(2.3)">${mark}</g>
<text x="184" y="139" font-family="Overpass, Liberation Sans, Arial, sans-serif" font-weight="800" font-size="78" letter-spacing="-2.5" fill="#16181D">Curbtag</text>
<text x="72" y="232" font-family="Overpass, Liberation Sans, Arial, sans-serif" font-weight="700" font-size="38" fill="#5A5F6B">Cars sold by the people who drive them.</text></svg>`;

await writeFile(out('favicon.svg'), `${icon(1)}\n`);
for (const [name, svg, size] of FILES) {
  await writeFile(out(name), await paint(svg, size));
}
await writeFile(out('favicon.ico'), wrapIco(await paint(icon(1), ICO_SIZE), ICO_SIZE));
await sharp(Buffer.from(sharing)).png({ compressionLevel: 9, palette: true }).toFile(out('og.png'));
