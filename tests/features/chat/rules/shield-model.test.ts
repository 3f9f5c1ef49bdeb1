import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { shieldMarks } from '#features/chat/rules/shield.ts';
import { SHIELD_MARKS } from '#features/chat/rules/shield-kinds.ts';
import { shieldReasons } from '#features/chat/words/chats.ts';
import { hashText, readText, type TextModel } from '#shared/text-model.ts';
import { packTextModel, parseTextModel } from '#shared/text-model-file.ts';
import { authorsOf, readLabelled } from '../../../../scripts/text/labelled.ts';
import { SHIELD_DATA, SHIELD_SETTINGS, toShieldRows } from '../../../../scripts/text/shield-rows.ts';
import { thresholdFor } from '../../../../scripts/text/cross-validate.ts';
import { toModel } from '../../../../scripts/text/pack-net.ts';
import { trainKinds } from '../../../../scripts/text/train-kinds.ts';

const MODEL = 'src/features/chat/server/data/shield.bin.br';
const messages = readLabelled(SHIELD_DATA);
let model: TextModel;
beforeAll(() => {
  model = parseTextModel(brotliDecompressSync(readFileSync(MODEL)));
});

describe('the messages the shield learns from', () => {
  test('are many, by nineteen authors, half of them harmless, of 20 kinds or more', () => {
    expect(messages.length).toBeGreaterThanOrEqual(4000);
    expect(authorsOf(messages)).toHaveLength(19);
    const scams = messages.filter(({ label }) => label === 'scam');
    expect(scams.length / messages.length).toBeGreaterThan(0.45);
    expect(scams.length / messages.length).toBeLessThan(0.55);
    expect(new Set(scams.map(({ kind }) => kind.replace('/es', ''))).size).toBeGreaterThanOrEqual(20);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  });

  test('are none of those it is reported on', () => {
    const reported = ['', '-later', '-third', '-retold', '-last']
      .flatMap((name) => readFileSync(`tests/data/chat-messages${name}.tsv`, 'utf8').split('\n'))
      .map((line) => line.split('\t')[1]);
    expect(messages.filter(({ text }) => reported.includes(text))).toEqual([]);
  });
});

describe('the model of the shield', () => {
  test('fits into 200 KB, and survives its file', () => {
    expect(readFileSync(MODEL).length).toBeLessThan(200_000);
    expect(parseTextModel(packTextModel(model))).toEqual(model);
  });

  test('finds most scams of an author it has not read, and marks few harmless messages', () => {
    const rows = toShieldRows(messages);
    const [unread] = authorsOf(messages);
    const settings = { ...SHIELD_SETTINGS, size: 16, rounds: 2 };
    const others = rows.filter(({ author }) => author !== unread);
    const trained = toModel(trainKinds(others, settings), settings);
    const held = rows.filter(({ author }) => author === unread);
    const scores = held.map(({ groups }) => readText(trained, groups).score);
    const from = thresholdFor(scores, held, 0.02);
    const scams = scores.filter((_, at) => held[at]?.isFound);
    expect(scams.filter((score) => score > from).length / scams.length).toBeGreaterThan(0.6);
  }, 300_000);

  test('trained twice is the same', () => {
    const settings = { ...SHIELD_SETTINGS, features: 2000, size: 8, parts: 2, rounds: 1 };
    const some = toShieldRows(messages.filter((_, at) => at % 12 === 0));
    const train = () => packTextModel(toModel(trainKinds(some, settings), settings));
    expect(Buffer.from(train()).equals(Buffer.from(train()))).toBe(true);
  });

  test('was written from the messages as they are committed', () => {
    const rows = toShieldRows(messages.slice(0, 300));
    const right = rows.filter(({ groups, isFound }) => readText(model, groups).score > 0 === isFound);
    expect(right.length / rows.length).toBeGreaterThan(0.97);
  });

  test('is surer of a late message, and less sure of one that many people got', () => {
    const { late = 0, usual = 0, copies = 0 } = model.thresholds;
    expect(late).toBeGreaterThan(usual);
    expect(copies).toBeLessThan(usual);
    // What it was trained on is far from the threshold; sets it has not read lie around it.
    const unread = ['', '-later', '-third', '-retold', '-last'].flatMap((name) =>
      readFileSync(`tests/data/chat-messages${name}.tsv`, 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[1] ?? ''),
    );
    const marked = (seq: number, copies: number) =>
      unread.filter((text) => shieldMarks(text, model, { seq, copies }).length > 0).length;
    expect(marked(1, 5)).toBeGreaterThan(marked(1, 0));
    expect(marked(40, 0)).toBeLessThanOrEqual(marked(1, 0));
  });

  test('padding hides nothing: what surrounds a scam does not take its mark away', () => {
    const scam = 'Kindly buy two Apple gift cards, scratch the back and send me pictures of the codes to hold it.';
    const talk = 'The weather has been lovely here and the dog enjoys the yard every single day of the week. '.repeat(
      30,
    );
    expect(shieldMarks(scam, model)).not.toEqual([]);
    expect(shieldMarks(talk + scam + talk, model)).not.toEqual([]);
    expect(shieldMarks(talk, model)).toEqual([]);
  });

  test('every mark has a sentence, and says one reason or the rules’', () => {
    expect(Object.keys(shieldReasons).sort()).toEqual([...SHIELD_MARKS].sort());
    for (const { text } of messages.slice(0, 400))
      for (const mark of shieldMarks(text, model)) expect(shieldReasons[mark]).toBeTruthy();
  });

  test('hashes are spread over the table', () => {
    const slots = Array.from({ length: 4096 }, (_, at) => hashText(`word ${at}`) >>> 20);
    expect(new Set(slots).size).toBeGreaterThan(2400);
  });
});

test('sets of earlier times, which nothing was trained on: nearly nothing harmless is marked, most scams are', () => {
  const rows = ['', '-later', '-third', '-retold', '-last'].flatMap((name) =>
    readFileSync(`tests/data/chat-messages${name}.tsv`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t') as [label: string, text: string]),
  );
  const share = (harmless: boolean) => {
    const part = rows.filter(([label]) => (label === 'HARMLESS') === harmless);
    return part.filter(([, text]) => shieldMarks(text, model).length > 0).length / part.length;
  };
  console.log(`Scam shield, earlier sets: recall ${share(false).toFixed(3)}, false marks ${share(true).toFixed(3)}`);
  expect(share(false)).toBeGreaterThan(0.7);
  expect(share(true)).toBeLessThan(0.02);
});
