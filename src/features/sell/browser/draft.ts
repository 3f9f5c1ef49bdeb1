import { atom, computed } from 'nanostores';
import { z } from 'zod';
import { type Flow, type FlowId, flowById } from '../rules/index.ts';
import type { Answer, Answers } from '#shared/answers.ts';
import { MONTHLY_RENT, TERM_RENT, withMonthlyRent } from '#features/listings/rules/rent-answers.ts';
import { persistedSlice } from '#platform/browser/persist.ts';

/** An answer as this browser keeps it. */
export const answerShape = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.object({ value: z.boolean().nullable(), comment: z.string() }),
]);

const storedSchema = z.object({
  flow: z.string(),
  flowType: z.string(),
  /** The server's copy; null until the first save has been answered. */
  id: z.string().nullable(),
  uniqueId: z.string().nullable(),
  sessionKey: z.string().nullable(),
  owned: z.boolean(),
  answers: z.record(z.string(), answerShape),
  /** Fields changed since the server last confirmed them. */
  unsaved: z.array(z.string()),
  /** Names the creating request, so that a repeat after a lost answer makes no second draft. */
  createKey: z.string().nullable(),
  step: z.string().nullable(),
  /** When something last changed on this device, milliseconds since 1970. */
  changedAt: z.number().nullable(),
});
export type Draft = z.infer<typeof storedSchema>;

/** A draft begun before rents were asked by the month tells one for the whole lease. What is unsaved of it stays so. */
const draftSchema: z.ZodType<Draft> = storedSchema.transform((draft) => ({
  ...draft,
  answers: withMonthlyRent(draft.answers),
  unsaved: draft.unsaved.map((id) => (id === TERM_RENT ? MONTHLY_RENT : id)),
}));

const EMPTY: Draft = {
  flow: 'vehicle',
  flowType: 'DEFAULT',
  id: null,
  uniqueId: null,
  sessionKey: null,
  owned: false,
  answers: {},
  unsaved: [],
  createKey: null,
  step: null,
  changedAt: null,
};

/** The listing being written in this browser: the specification's `listing` slice. */
export const $draft = persistedSlice<Draft>('listing', draftSchema, EMPTY);

/** Drafts of other flows that this browser holds: turning to a garage sale must not lose the car. */
const $parked = persistedSlice<Record<string, Draft>>('parked', z.record(z.string(), draftSchema), {});

/** Turns to another flow: the draft at hand is put by, and the one of that flow taken up again, if there is one. */
export function turnTo(flow: FlowId): void {
  const now = $draft.get();
  if (now.flow === flow) return;
  const { [flow]: waiting, ...others } = $parked.get();
  $parked.set(isStarted(now) ? { ...others, [now.flow]: now } : others);
  $draft.set(waiting ?? { ...EMPTY, flow, sessionKey: now.owned ? null : now.sessionKey });
  $shown.set(new Set());
}

export const $flow = computed($draft, (draft): Flow => {
  const flow = flowById(draft.flow) ?? flowById(EMPTY.flow);
  if (!flow) throw new Error('The vehicle flow is missing.');
  return flow;
});

export const $answers = computed($draft, (draft): Answers => draft.answers);

/** Fields whose faults are shown: those a person has left, or tried to go on from. */
export const $shown = atom<ReadonlySet<string>>(new Set());

/** Says something about a field. The change is kept on this device at once and sent to the server soon after. */
export function setAnswer(id: string, value: Answer): void {
  setAnswers({ [id]: value });
}

export function setAnswers(changes: Answers): void {
  const draft = $draft.get();
  const ids = Object.keys(changes).filter((id) => JSON.stringify(draft.answers[id]) !== JSON.stringify(changes[id]));
  if (ids.length === 0) return;
  const picked = Object.fromEntries(ids.map((id) => [id, changes[id] as Answer])) as Draft['answers'];
  $draft.set({
    ...draft,
    answers: { ...draft.answers, ...picked },
    unsaved: [...new Set([...draft.unsaved, ...ids])],
    createKey: draft.createKey ?? crypto.randomUUID(),
    changedAt: Date.now(),
  });
}

export function showFaults(ids: readonly string[]): void {
  $shown.set(new Set([...$shown.get(), ...ids]));
}

export function setStep(step: string): void {
  const draft = $draft.get();
  if (draft.step !== step) $draft.set({ ...draft, step });
  $shown.set(new Set());
}

/** Puts this browser's draft away: after publishing, or to begin another. The server's copy is not touched. */
export function clearDraft(): void {
  const { flow, owned, sessionKey } = $draft.get();
  $draft.set({ ...EMPTY, flow, sessionKey: owned ? null : sessionKey });
  $shown.set(new Set());
}

export const isStarted = (draft: Draft): boolean => draft.changedAt !== null || draft.id !== null;
