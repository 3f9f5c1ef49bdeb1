import sharp from 'sharp';
import { type Box, pixelsOf } from '../../rules/boxes.ts';
import { BLUR_CELLS, type Frame, straightenScale } from '../../rules/edits.ts';
import { INPUT } from './limits.ts';

type Raw = { readonly data: Buffer; readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const open = ({ data, info: { width, height, channels } }: Raw) => sharp(data, { raw: { width, height, channels } });

/** As a master is written: a changed one loses next to nothing. */
const write = (raw: Raw): Promise<Buffer> => open(raw).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();

const read = (master: Buffer): Promise<Raw> => sharp(master, INPUT).raw().toBuffer({ resolveWithObject: true });

/** The master turned, straightened without empty corners, and cropped. */
export async function frameMaster(master: Buffer, { turn, angle, crop }: Frame): Promise<Buffer> {
  const upright = turn === 0 ? await read(master) : await turned(await read(master), turn);
  const { width, height } = upright.info;
  const scale = straightenScale(width / height, angle);
  const level = angle === 0 ? upright : await turned(upright, angle);
  const frame = { width: Math.floor(width / scale), height: Math.floor(height / scale) };
  const inside = pixelsOf(crop, frame.width, frame.height);
  const left = Math.floor((level.info.width - frame.width) / 2) + inside.left;
  const top = Math.floor((level.info.height - frame.height) / 2) + inside.top;
  return write(
    await open(level)
      .extract({ ...inside, left, top })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

const turned = (raw: Raw, degrees: number): Promise<Raw> =>
  open(raw).rotate(degrees).raw().toBuffer({ resolveWithObject: true });

/** The master with nothing but a few averages left of each box. */
export async function blurMaster(master: Buffer, boxes: readonly Box[]): Promise<Buffer> {
  const raw = await read(master);
  const patches = boxes.map((box) => blurred(raw, box));
  return write(
    await open(raw)
      .composite(await Promise.all(patches))
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

/** A box as its averages, drawn soft. Nothing outside of the box flows in, and nothing finer than an average is read. */
async function blurred(raw: Raw, box: Box) {
  const { left, top, width, height } = pixelsOf(box, raw.info.width, raw.info.height);
  const cells = await open(raw)
    .extract({ left, top, width, height })
    .resize(BLUR_CELLS.across, BLUR_CELLS.down, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const input = await open(cells).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
  return { input, left, top };
}
