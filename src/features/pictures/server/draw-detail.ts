import sharp from 'sharp';
import { encode } from 'uqr';
import { drawDigits, drawHiddenNumber } from '../rules/scene/digits.ts';
import type { Scene } from '../rules/scene/scene.ts';
import { partsCatalog, type Quad } from './catalog.ts';
import { drawWhole } from './draw-home.ts';
import type { CodeAddress, Drawn } from './draw-scene.ts';
import type { Layer, Size } from './layers.ts';
import { paintQuad } from './paint-quad.ts';

type DetailScene = Extract<Scene, { kind: 'detail' }>;

const STAMPED = '#ffffff';
const DIGIT_COLOR = '#e9f1f5';
const QUIET_MODULES = 4;
/** A window close enough that the rails of the roof are out of the picture: not every car has them. */
const WINDOW_ONLY = 0.78;

async function rasterize(svg: string): Promise<Layer> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

/** A sticker with a code that scans: what stands on it is the address of the thing's own page. */
function stickerSvg(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_MODULES });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 12}" height="${size * 12}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${modules}" fill="#111"/></svg>`
  );
}

const scaled = (quad: Quad, factor: number): Quad => quad.map(([x, y]) => [x * factor, y * factor]) as Quad;

/**
 * A close-up with what is written on this very vehicle: its miles on the odometer, its code on the sticker.
 */
export async function drawDetail(scene: DetailScene, size: Size, codeAddress: CodeAddress): Promise<Drawn | null> {
  const name = `${scene.detail}-${scene.part}`;
  const part = partsCatalog().vehicles.details[name];
  if (!part) return null;
  const closest = scene.detail === 'window' ? { closest: WINDOW_ONLY } : {};
  const drawn = await drawWhole({ ...scene, path: `details/${name}`, tinted: part.tinted, ...closest }, size);
  const { odometer, sticker, number } = part.quads;
  const factor = size.width / part.width;
  if (odometer && scene.text)
    paintQuad(drawn.picture, scaled(odometer, factor), await rasterize(drawDigits(scene.text, DIGIT_COLOR)), false);
  if (number) paintQuad(drawn.picture, scaled(number, factor), await rasterize(drawHiddenNumber(STAMPED)), true);
  if (sticker && scene.text) {
    const code = await rasterize(stickerSvg(codeAddress(scene.text)));
    paintQuad(drawn.picture, scaled(sticker, factor), code, true);
  }
  return drawn;
}
