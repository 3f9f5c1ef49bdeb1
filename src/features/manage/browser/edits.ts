import { z } from 'zod';
import { requestView } from '#features/listings/contract.ts';
import type { Answers } from '#shared/answers.ts';
import { answerShape } from '#features/sell/browser/draft.ts';
import { knowingly, noteAsked } from '#features/sell/browser/knowingly.ts';
import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { persistedSlice } from '#platform/browser/persist.ts';
import { type ChangeOutcome, type OwnListing, refusal } from './owner.ts';

const answers = z.record(z.string(), answerShape);
const editSchema = z.object({
  typed: answers,
  /** What the listing said about these fields when they were typed into. */
  seen: answers,
  at: z.number(),
});
export type KeptEdit = { readonly typed: Answers; readonly seen: Answers };

/** More than anybody leaves lying about. The oldest goes. */
const MAX_EDITS = 20;

/** Changes that were typed and not saved, by listing and part. A reload finds them; another tab keeps its own. */
const $edits = persistedSlice<Record<string, z.infer<typeof editSchema>>>(
  'edits',
  z.record(z.string(), editSchema),
  {},
);

const keyOf = (listingId: string, part: string): string => `${listingId}/${part}`;

export const keptEdit = (listingId: string, part: string): KeptEdit | null =>
  $edits.get()[keyOf(listingId, part)] ?? null;

/** Keeps what was typed; nothing typed keeps nothing. */
export function keepEdit(listingId: string, part: string, { typed, seen }: KeptEdit): void {
  const key = keyOf(listingId, part);
  const { [key]: _, ...others } = $edits.get();
  const newest = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_EDITS - 1);
  const mine = Object.keys(typed).length === 0 ? [] : [[key, { typed, seen, at: Date.now() }]];
  $edits.set(Object.fromEntries([...newest, ...mine]));
}

export type EditOutcome =
  | ChangeOutcome
  /** Somebody saved meanwhile: the listing as it is now. Nothing was saved here. */
  | { readonly kind: 'moved'; readonly listing: OwnListing };

type Saving = { readonly listing: Pick<OwnListing, 'id' | 'version'>; readonly answers: Answers };

/** Saves changed answers, unless the listing was saved since this one was read. Never throws. */
export async function saveEdit({ listing: { id, version }, answers: changed }: Saving): Promise<EditOutcome> {
  const path = `/api/requests/${id}`;
  const body = { answers: changed, if_version: version, ...knowingly(id, changed) };
  try {
    return {
      kind: 'saved',
      listing: await apiFetch({ method: 'PATCH', path, body, contract: requestView, quiet: true }),
    };
  } catch (error) {
    noteAsked(id, changed, error);
    if (!isApiError(error) || error.status !== 409) return refusal(error);
  }
  try {
    return { kind: 'moved', listing: await apiFetch({ method: 'GET', path, contract: requestView, quiet: true }) };
  } catch (error) {
    return refusal(error);
  }
}
