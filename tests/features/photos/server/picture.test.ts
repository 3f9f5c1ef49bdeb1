import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashDistance } from '#features/photos/rules/photos.ts';
import { decodeHeic, makeMaster, turnMaster } from '#features/photos/server/picture/master.ts';
import { differenceHash, makePicture, type Picture, pictureOf } from '#features/photos/server/picture/make-picture.ts';
import { phoneJpeg, pixelAt, pngThatClaims, scene, twoColors } from '../../../support/pictures.ts';

const HEIC = readFileSync(new URL('./fixtures/phone-p3-gps.heic', import.meta.url));

async function accepted(bytes: Buffer): Promise<Picture> {
  const made = await makePicture(bytes);
  if (!made.ok) throw new Error(`Refused as ${made.reason}`);
  return made.value;
}

async function refusal(bytes: Buffer): Promise<string> {
  const made = await makePicture(bytes);
  return made.ok ? 'accepted' : made.reason;
}

const everyFile = (picture: Picture) => [picture.master, ...picture.variants.map(({ bytes }) => bytes)];
const isReddish = ([red, , blue]: [number, number, number]) => red > 150 && blue < 90;
const isBluish = ([red, , blue]: [number, number, number]) => blue > 150 && red < 90;

describe('a photo that is accepted', () => {
  it('leaves place, maker and owner behind', async () => {
    const bytes = await phoneJpeg();
    expect(bytes.includes('Jane Seller')).toBe(true);
    const picture = await accepted(bytes);
    for (const file of everyFile(picture)) {
      const { exif, icc, xmp, iptc } = await sharp(file).metadata();
      expect({ exif, icc, xmp, iptc }).toEqual({});
      expect(file.includes('Jane Seller')).toBe(false);
      expect(file.includes('Curbphone')).toBe(false);
    }
  });

  it.each([
    [1, 'left'],
    [2, 'right'],
    [3, 'right'],
    [6, 'top'],
    [8, 'bottom'],
  ] as const)('stands upright when the camera said orientation %i: red is %s', async (orientation, side) => {
    const { master } = await accepted(await phoneJpeg({ orientation }));
    const { width = 0, height = 0 } = await sharp(master).metadata();
    const at = { left: [0.1, 0.5], right: [0.9, 0.5], top: [0.5, 0.1], bottom: [0.5, 0.9] }[side] as [number, number];
    expect(orientation > 4 ? height > width : width > height).toBe(true);
    expect(isReddish(await pixelAt(master, ...at))).toBe(true);
    expect(isBluish(await pixelAt(master, 1 - at[0], 1 - at[1]))).toBe(true);
  });

  it('comes in three formats and five widths, each what its name says', async () => {
    const { variants } = await accepted(await scene(1, { width: 2400, height: 1800 }).jpeg().toBuffer());
    expect(variants.filter(({ format }) => format === 'avif').map(({ width }) => width)).toEqual([
      320, 640, 960, 1280, 1920,
    ]);
    for (const { format, width, height, bytes } of variants) {
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({
        width,
        height,
        mediaType: { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[format],
      });
      expect(height).toBe(Math.round((width * 3) / 4));
    }
  });

  it('is never blown up', async () => {
    const { variants } = await accepted(await twoColors({ width: 700, height: 500 }).png().toBuffer());
    expect([...new Set(variants.map(({ width }) => width))]).toEqual([320, 640, 700]);
  });

  it('may be as narrow as one pixel', async () => {
    const { variants } = await accepted(await twoColors({ width: 3000, height: 1 }).png().toBuffer());
    expect(variants.every(({ height }) => height === 1)).toBe(true);
  });

  it('may be PNG, WebP or AVIF; see-through parts become white', async () => {
    const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    for (const bytes of [await clear.png().toBuffer(), await clear.webp().toBuffer(), await clear.avif().toBuffer()]) {
      const [red, green, blue] = await pixelAt((await accepted(bytes)).master, 0.5, 0.5);
      expect(Math.min(red, green, blue)).toBeGreaterThan(250);
    }
  });

  it('has its average color', async () => {
    const gray = sharp({ create: { width: 90, height: 60, channels: 3, background: '#336699' } });
    expect((await accepted(await gray.png().toBuffer())).color).toMatch(/^#3[234]6[567]9[89a]$/);
  });

  it('has the same content hash with other metadata, and another one with other pixels', async () => {
    const [a, b] = [
      await twoColors().jpeg().toBuffer(),
      await twoColors()
        .jpeg()
        .withExif({ IFD0: { Artist: 'X' } })
        .toBuffer(),
    ];
    expect(a.equals(b)).toBe(false);
    const [first, second, third] = await Promise.all([
      accepted(a),
      accepted(b),
      accepted(await scene(1).jpeg().toBuffer()),
    ]);
    expect(first.contentHash).toBe(second.contentHash);
    expect(first.contentHash).not.toBe(third.contentHash);
  });

  it('loses what was hidden in it: script in a comment, a page behind the picture, an archive at its end', async () => {
    const jpeg = await twoColors().jpeg().toBuffer();
    const page = Buffer.from('<html><script>alert(document.cookie)</script></html>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const polyglot = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      jpeg.subarray(2),
      page,
      Buffer.from('PK\x03\x04evil.jar'),
    ]);
    for (const file of everyFile(await accepted(polyglot))) {
      expect(file.includes('<script>')).toBe(false);
      expect(file.includes('<html>')).toBe(false);
      expect(file.includes('evil.jar')).toBe(false);
    }
  });
});

describe('a HEIC photo', () => {
  it('becomes a picture in sRGB without its place', async () => {
    expect((await sharp(HEIC).metadata()).exif?.length).toBeGreaterThan(100);
    const picture = await accepted(HEIC);
    for (const file of everyFile(picture)) expect(await sharp(file).metadata()).not.toHaveProperty('exif');
    expect(isReddish(await pixelAt(picture.master, 0.2, 0.5))).toBe(true);
    expect(isBluish(await pixelAt(picture.master, 0.8, 0.5))).toBe(true);
  });

  it('keeps its reds: the phone’s wide colors are converted, not relabeled', async () => {
    const { rgba } = await decodeHeic(HEIC);
    const asStored = rgba[(64 * 192 + 40) * 4] ?? 0;
    const [red] = await pixelAt((await accepted(HEIC)).master, 0.2, 0.5);
    expect(asStored).toBeLessThan(210);
    expect(red).toBeGreaterThan(214);
  });

  it('is refused with what to do when it is cut short', async () => {
    expect(await refusal(HEIC.subarray(0, HEIC.length - 300))).toBe('heic');
  });

  it('is given up when decoding takes longer than allowed', async () => {
    await expect(decodeHeic(HEIC, 1)).rejects.toThrow('took too long');
  });

  it('of more than 50 megapixels is refused before it is decoded', async () => {
    const size = HEIC.indexOf('ispe') + 8;
    const bomb = Buffer.from(HEIC);
    bomb.writeUInt32BE(10_000, size);
    bomb.writeUInt32BE(6_000, size + 4);
    expect(await refusal(bomb)).toBe('too_many_pixels');
  });
});

describe('a file that is refused', () => {
  const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect/></svg>';

  it('is told by its bytes, whatever its name', async () => {
    expect(await refusal(Buffer.from(svg))).toBe('svg');
    expect(await refusal(await twoColors().gif().toBuffer())).toBe('gif');
    expect(await refusal(await twoColors().tiff().toBuffer())).toBe('tiff');
    expect(await refusal(Buffer.from('%PDF-1.7\n%âãÏÓ'))).toBe('pdf');
    expect(await refusal(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'))).toBe('video');
    expect(await refusal(Buffer.from('<!doctype html><script>1</script>'))).toBe('not_a_picture');
    expect(await refusal(Buffer.from('MZ\x90\0'))).toBe('not_a_picture');
    expect(await refusal(Buffer.alloc(0))).toBe('empty');
  });

  it('may wear the first bytes of a picture', async () => {
    expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]))).toBe('damaged');
    expect(await refusal(Buffer.from('RIFF\0\0\0\0WEBPVP8 nonsense'))).toBe('damaged');
  });

  it('may claim 60 megapixels in a few hundred bytes', async () => {
    expect(await refusal(await pngThatClaims(10_000, 6_000))).toBe('too_many_pixels');
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s cut short on its way', async (format) => {
    const whole = await scene(3).toFormat(format).toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe('damaged');
  });
});

describe('the perceptual hash', () => {
  it('stays close when a picture is re-encoded, resized or cropped a little', async () => {
    const original = await scene(7).png().toBuffer();
    const hash = await differenceHash(original);
    const copies = {
      reencoded: await sharp(original).jpeg({ quality: 40 }).toBuffer(),
      resized: await sharp(original).resize(400).webp().toBuffer(),
      cropped: await sharp(original).extract({ left: 24, top: 18, width: 1152, height: 864 }).jpeg().toBuffer(),
      brighter: await sharp(original).modulate({ brightness: 1.15 }).jpeg().toBuffer(),
    };
    for (const [name, copy] of Object.entries(copies))
      expect(hashDistance(hash, await differenceHash(copy)), name).toBeLessThanOrEqual(10);
  });

  it('is far from that of unrelated pictures', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 12 }, async (_, seed) => differenceHash(await scene(seed).png().toBuffer())),
    );
    const distances = hashes.flatMap((a, at) => hashes.slice(at + 1).map((b) => hashDistance(a, b)));
    expect(Math.min(...distances)).toBeGreaterThan(12);
  });
});

describe('turning a picture', () => {
  it('moves its sides clockwise and loses next to nothing in four turns', async () => {
    const made = await makeMaster(await scene(5).png().toBuffer());
    if (!made.ok) throw new Error(made.reason);
    let turned = made.value;
    for (let turn = 0; turn < 4; turn += 1) turned = await turnMaster(turned, 90);
    const [before, after] = await Promise.all([made.value, turned].map((bytes) => sharp(bytes).raw().toBuffer()));
    const errors = (before as Buffer).map((value, at) => Math.abs(value - ((after as Buffer)[at] ?? 0)));
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(1.5);
  });

  it('gives new addresses, since the content is new', async () => {
    const made = await makeMaster(await phoneJpeg());
    if (!made.ok) throw new Error(made.reason);
    const [before, after] = await Promise.all([pictureOf(made.value), pictureOf(await turnMaster(made.value, 90))]);
    expect(after.contentHash).not.toBe(before.contentHash);
    expect(isReddish(await pixelAt(after.master, 0.5, 0.1))).toBe(true);
  });
});
