import { z } from 'zod';
import { type Answer, type Answers, isBlank } from '#shared/answers.ts';
import { FIELDS, type Field, isAsked } from './fields/index.ts';
import type { FieldKind } from './fields/types.ts';

const shortText = z.string().max(400);
const nothing = z.null();
const amount = z.union([z.number(), shortText, nothing]);

/**
 * What a draft may hold for a field before it is right, by kind: anything a person can have typed, nothing a program
 * could abuse. The field's own `rule` decides what counts once the listing is published.
 */
export const STORED_SHAPES: Readonly<Record<FieldKind, z.ZodType>> = {
  tiles: z.union([shortText, nothing]),
  choice: z.union([shortText, nothing]),
  select: z.union([shortText, nothing]),
  suggest: z.union([shortText, nothing]),
  choices: z.array(z.string().max(60)).max(60),
  text: z.union([shortText, nothing]),
  'long-text': z.union([z.string().max(8000), nothing]),
  number: amount,
  decimal: amount,
  money: amount,
  rent: amount,
  year: amount,
  zip: z.union([shortText, nothing]),
  phone: z.union([shortText, nothing]),
  vin: z.union([shortText, nothing]),
  color: z.union([shortText, nothing]),
  'condition-item': z.strictObject({ value: z.boolean().nullable(), comment: z.string().max(600) }),
  consent: z.union([z.boolean(), nothing]),
  date: z.union([shortText, nothing]),
  days: z.array(z.string().max(40)).max(30),
};

export type AnswerFault = { field: string; message: string };

const REQUIRED = 'This is required.';

/** One field against what was said: the value to store, or a sentence. A blank answer to an optional field is fine. */
export function checkAnswer(
  field: Field,
  answer: Answer | undefined,
): { ok: true; value: Answer | undefined } | { ok: false; message: string } {
  const nothing = field.required
    ? ({ ok: false, message: REQUIRED } as const)
    : ({ ok: true, value: undefined } as const);
  if (isBlank(answer)) return nothing;
  const read = field.rule.safeParse(answer);
  if (!read.success) return { ok: false, message: read.error.issues[0]?.message ?? REQUIRED };
  return isBlank(read.data) ? nothing : { ok: true, value: read.data };
}

/** The faults of the given fields, in their order. Fields that are not asked are passed over. */
export function checkFields(fields: readonly Field[], answers: Answers): AnswerFault[] {
  return fields.flatMap((field) => {
    if (!isAsked(field, answers)) return [];
    const checked = checkAnswer(field, answers[field.id]);
    return checked.ok ? [] : [{ field: field.id, message: checked.message }];
  });
}

/** Without the two things that no database stores as text: the character NUL, and halves of a character. */
function storable(answer: unknown): Answer {
  const clean = (_key: string, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part;
  return JSON.parse(JSON.stringify(answer), clean) as Answer;
}

/**
 * Reads changes to a draft from outside: known fields only, right ones in their stored form, unfinished ones as typed.
 * `null` takes an answer back.
 */
export function parseDraftChanges(raw: Readonly<Record<string, unknown>>): { changes: Answers; faults: AnswerFault[] } {
  const changes: Record<string, Answer> = {};
  const faults: AnswerFault[] = [];
  for (const [id, value] of Object.entries(raw)) {
    const field = FIELDS.get(id);
    if (!field) faults.push({ field: id, message: 'We don’t recognize this field.' });
    else if (value === null) changes[id] = null;
    else {
      const right = field.rule.safeParse(value);
      const kept = right.success ? right : STORED_SHAPES[field.kind].safeParse(value);
      if (kept.success) changes[id] = storable(kept.data);
      else faults.push({ field: id, message: 'This doesn’t answer the question.' });
    }
  }
  return { changes, faults };
}

/** Answers with changes laid over them; answers taken back are gone. */
export function applyChanges(answers: Answers, changes: Answers): Answers {
  return Object.fromEntries(Object.entries({ ...answers, ...changes }).filter(([, answer]) => answer !== null));
}
