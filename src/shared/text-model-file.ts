import type { TextModel, TextNet } from './text-model.ts';

type Head = Omit<TextModel, 'ids' | 'nets'> & {
  readonly features: number;
  readonly nets: readonly Pick<TextNet, 'biases' | 'step'>[];
};

/**
 * The file: length of the header, the header as JSON; how far each feature is from the one before; then of each network
 * the codes part by part, the books, the outputs.
 */
export function packTextModel({ ids, nets, ...model }: TextModel): Uint8Array {
  const head: Head = { ...model, features: ids.length, nets: nets.map(({ biases, step }) => ({ biases, step })) };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length, true);
  const all = [
    length,
    text,
    packIds(ids),
    ...nets.flatMap(({ codes, books, outputs }) => [turn(codes, model.parts), toBytes(books), toBytes(outputs)]),
  ];
  const bytes = new Uint8Array(all.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const toBytes = (numbers: Int8Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** Steps between ids: one byte, or 255 and the rest in the next. */
function packIds(ids: Uint32Array): Uint8Array {
  const bytes: number[] = [];
  let before = -1;
  for (const id of ids) {
    let step = id - before - 1;
    for (; step >= 255; step -= 255) bytes.push(255);
    bytes.push(step);
    before = id;
  }
  return Uint8Array.from(bytes);
}

/** Codes of one part beside each other: they are more alike than those of one feature, and pack better. */
const turn = (codes: Uint8Array, parts: number): Uint8Array =>
  codes.map((_, at) => {
    const features = codes.length / parts;
    return codes[(at % features) * parts + Math.floor(at / features)] as number;
  });

/** @throws for bytes that are not such a file */
export function parseTextModel(bytes: Uint8Array): TextModel {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const { features, nets, ...model } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head;
  let at = 4 + length;
  const ids = new Uint32Array(features);
  let id = -1;
  for (let one = 0; one < features; one++) {
    for (; bytes[at] === 255; at++) id += 255;
    id += (bytes[at++] as number) + 1;
    ids[one] = id;
  }
  const take = (size: number) => {
    at += size;
    // A copy with bytes of its own: a part of a larger buffer would be read from the beginning of that.
    return Uint8Array.from(bytes.subarray(at - size, at));
  };
  const size = model.parts * model.width;
  const read = nets.map(({ biases, step }) => ({
    codes: turn(take(features * model.parts), features),
    books: new Int8Array(take(256 * size).buffer),
    outputs: new Int8Array(take(model.kinds.length * size).buffer),
    biases,
    step,
  }));
  return { ...model, ids, nets: read };
}
