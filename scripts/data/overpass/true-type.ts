import type { Cut, CutGlyph, Point } from './cut.ts';

/** Writes big-endian numbers one after another. */
class Bytes {
  private readonly parts: number[] = [];
  get length() {
    return this.parts.length;
  }
  u8(...values: number[]) {
    for (const value of values) this.parts.push(value & 255);
    return this;
  }
  u16(...values: number[]) {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }
  u32(...values: number[]) {
    for (const value of values) this.u16(Math.floor(value / 65_536), value % 65_536);
    return this;
  }
  text(text: string) {
    return this.u8(...Buffer.from(text, 'latin1'));
  }
  pad(to: number) {
    while (this.length % to !== 0) this.u8(0);
    return this;
  }
  toBuffer() {
    return Buffer.from(this.parts);
  }
}

type Box = { left: number; bottom: number; right: number; top: number };
const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(0, ...points.map(({ x }) => x)),
  bottom: Math.min(0, ...points.map(({ y }) => y)),
  right: Math.max(0, ...points.map(({ x }) => x)),
  top: Math.max(0, ...points.map(({ y }) => y)),
});

/** A complete TrueType font of the cut's glyphs, without hints and without layout tables. */
export function writeTrueType(cut: Cut, name: string): Buffer {
  const glyphs = [cut.missing, ...cut.glyphs];
  const outlines = glyphs.map(glyphData);
  const tables: Record<string, Buffer> = {
    'OS/2': os2(cut),
    cmap: cmap(cut.glyphs),
    glyf: Buffer.concat(outlines),
    head: head(glyphs),
    hhea: hhea(cut, glyphs),
    hmtx: hmtx(glyphs),
    loca: loca(outlines),
    maxp: maxp(glyphs),
    name: names(name),
    post: new Bytes().u32(0x30000, 0).u16(-100, 50).u32(0, 0, 0, 0, 0).toBuffer(),
  };
  return assemble(tables);
}

function glyphData({ contours }: CutGlyph): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  const box = {
    left: Math.min(...points.map(({ x }) => x)),
    bottom: Math.min(...points.map(({ y }) => y)),
    right: Math.max(...points.map(({ x }) => x)),
    top: Math.max(...points.map(({ y }) => y)),
  };
  const data = new Bytes().u16(contours.length, box.left, box.bottom, box.right, box.top);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    data.u16(end);
  }
  data.u16(0);
  for (const { on } of points) data.u8(on ? 1 : 0);
  for (const axis of ['x', 'y'] as const) {
    let before = 0;
    for (const point of points) {
      data.u16(point[axis] - before);
      before = point[axis];
    }
  }
  return data.pad(4).toBuffer();
}

function loca(outlines: readonly Buffer[]): Buffer {
  const data = new Bytes().u32(0);
  let offset = 0;
  for (const outline of outlines) {
    offset += outline.length;
    data.u32(offset);
  }
  return data.toBuffer();
}

function cmap(glyphs: readonly CutGlyph[]): Buffer {
  const segments = glyphs.map(({ char }, at) => {
    const code = char.codePointAt(0) ?? 0;
    return { code, delta: at + 1 - code };
  });
  segments.push({ code: 0xffff, delta: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const sub = new Bytes().u16(4, 16 + count * 8, 0, count * 2, 2 ** power * 2, power, (count - 2 ** power) * 2);
  for (const { code } of segments) sub.u16(code);
  sub.u16(0);
  for (const { code } of segments) sub.u16(code);
  for (const { delta } of segments) sub.u16(delta);
  for (let at = 0; at < count; at += 1) sub.u16(0);
  return Buffer.concat([new Bytes().u16(0, 1, 3, 1).u32(12).toBuffer(), sub.toBuffer()]);
}

function head(glyphs: readonly CutGlyph[]): Buffer {
  const { left, bottom, right, top } = boxOf(glyphs.flatMap(({ contours }) => contours.flat()));
  return new Bytes()
    .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
    .u16(3, 1000)
    .u32(0, 0, 0, 0)
    .u16(left, bottom, right, top, 0, 8, 2, 1, 0)
    .toBuffer();
}

function hhea({ ascent, descent }: Cut, glyphs: readonly CutGlyph[]): Buffer {
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  return new Bytes()
    .u32(0x10000)
    .u16(ascent, descent, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length)
    .toBuffer();
}

function hmtx(glyphs: readonly CutGlyph[]): Buffer {
  const data = new Bytes();
  for (const { advance, contours } of glyphs) {
    const points = contours.flat();
    data.u16(advance, points.length > 0 ? Math.min(...points.map(({ x }) => x)) : 0);
  }
  return data.toBuffer();
}

function maxp(glyphs: readonly CutGlyph[]): Buffer {
  const points = Math.max(...glyphs.map(({ contours }) => contours.flat().length));
  const contours = Math.max(...glyphs.map(({ contours }) => contours.length));
  return new Bytes().u32(0x10000).u16(glyphs.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0).toBuffer();
}

function os2({ ascent, descent, capHeight }: Cut): Buffer {
  const data = new Bytes().u16(3, 500, 600, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0);
  data.u8(2, 0, 0, 0, 0, 0, 0, 0, 0, 0).u32(3, 0, 0, 0).text('    ');
  data.u16(64, 32, 0x20ac, ascent, descent, 0, ascent, -descent).u32(1, 0);
  return data.u16(500, capHeight, 0, 32, 1).toBuffer();
}

const COPYRIGHT = 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)';
const LICENSE = 'This Font Software is licensed under the SIL Open Font License, Version 1.1. http://scripts.sil.org/OFL';

function names(name: string): Buffer {
  const entries: [number, string][] = [
    [0, COPYRIGHT],
    [1, name],
    [2, 'Regular'],
    [3, name],
    [4, name],
    [5, 'Version 1.0'],
    [6, name],
    [13, LICENSE],
  ];
  const table = new Bytes().u16(0, entries.length, 6 + entries.length * 12);
  const storage: Buffer[] = [];
  let offset = 0;
  for (const [id, text] of entries) {
    const encoded = Buffer.from(text, 'utf16le').swap16();
    table.u16(3, 1, 0x409, id, encoded.length, offset);
    storage.push(encoded);
    offset += encoded.length;
  }
  return Buffer.concat([table.toBuffer(), ...storage]);
}

function assemble(tables: Record<string, Buffer>): Buffer {
  const tags = Object.keys(tables).sort();
  const power = Math.floor(Math.log2(tags.length));
  const directory = new Bytes().u32(0x10000).u16(tags.length, 2 ** power * 16, power, (tags.length - 2 ** power) * 16);
  let offset = 12 + tags.length * 16;
  const bodies: Buffer[] = [];
  for (const tag of tags) {
    const table = tables[tag] ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    directory.text(tag).u32(checksum(padded), offset, table.length);
    bodies.push(padded);
    offset += padded.length;
  }
  const file = Buffer.concat([directory.toBuffer(), ...bodies]);
  const at = directory.toBuffer().readUInt32BE(12 + tags.indexOf('head') * 16 + 8);
  file.writeUInt32BE((0x1_b1b0_afba - checksum(file)) % 0x1_0000_0000, at + 8);
  return file;
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) % 0x1_0000_0000;
  return sum;
}
