import type { Answer, Answers } from './answers.ts';
import { isBlank } from './answers.ts';
import { FIELDS, type Field, isAsked } from './fields/index.ts';
import { STORED_SHAPES } from './stored-shape.ts';

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
