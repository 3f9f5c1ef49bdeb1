import { createHash } from 'node:crypto';
import type { StructuredBody } from '../contracts/chats.ts';
import type { MessageRow } from './rows.ts';

/** A released place stands with its meeting alone, and goes with it: here it is only to be known again. */
const sealed = ({ kind }: StructuredBody, said: string): string =>
  kind === 'VIEWING_PLACE' ? createHash('sha256').update(said).digest('hex') : said;

/** What a sender said, as one text: a repeat under the same key must say it again. */
export const saidText = (content: string, body: StructuredBody): string =>
  body.kind === 'TEXT' ? content : sealed(body, JSON.stringify([content, body]));

/** Text is kept as it was said; a structured message keeps it beside what it became. */
export const sameWords = ({ kind, content, body }: MessageRow, said: string): boolean =>
  kind === 'TEXT' ? content === said : (body as { said?: string }).said === said;
