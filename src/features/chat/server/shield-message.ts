import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { shieldMarks } from '../rules/shield.ts';
import type { ShieldMark } from '../rules/shield-kinds.ts';
import { dataFile } from '#platform/data-file.ts';
import { hashText, type TextModel } from '#shared/text-model.ts';
import { parseTextModel } from '#shared/text-model-file.ts';
import type { MessageRow } from './rows.ts';

let model: TextModel | undefined;
/** Read once, at the first message. */
const readModel = (): TextModel => {
  model ??= parseTextModel(brotliDecompressSync(readFileSync(dataFile('features/chat/server/data/shield.bin.br'))));
  return model;
};

type Said = Pick<MessageRow, 'conversationId' | 'senderId' | 'content' | 'seq'>;

/** Shorter texts are written alike by many who mean well: "Is this still available?" */
const MIN_ALIKE = 60;
const MAX_REMEMBERED = 20_000;

/**
 * The conversations to which someone has sent the same words, by writer and words. This process only, the latest only,
 * forgotten at its end: a hint for the shield, not a record.
 */
const alike = new Map<string, Set<string>>();
const keyOf = ({ senderId, content }: Said): string => `${senderId} ${hashText(content.trim().toLowerCase())}`;

export function noteSaid(row: Said): void {
  if (row.content.length < MIN_ALIKE) return;
  const key = keyOf(row);
  const places = alike.get(key) ?? new Set();
  alike.delete(key);
  alike.set(key, places.add(row.conversationId));
  const [oldest] = alike.keys();
  if (alike.size > MAX_REMEMBERED && oldest !== undefined) alike.delete(oldest);
}

/** What the shield says of a message, for the person who did not write it. */
export const marksOf = (row: Said): ShieldMark[] =>
  shieldMarks(row.content, readModel(), { seq: row.seq, copies: Math.max(0, (alike.get(keyOf(row))?.size ?? 0) - 1) });
