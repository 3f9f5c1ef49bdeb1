import { atom } from 'nanostores';
import type { z } from 'zod';
import { knowingly, noteAsked } from '#features/sell/browser/knowingly.ts';
import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { type RequestView, requestView, type updateRequestBody } from '#features/listings/contract.ts';
import type { EditField } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import { $draft, clearDraft } from '#features/sell/browser/draft.ts';
import { ROOT } from '#platform/browser/persist.ts';
import { resetVehicle } from '#platform/browser/slices.ts';
import { owner as words } from './words.ts';

export type OwnListing = RequestView;
export type Change = Pick<
  z.input<typeof updateRequestBody>,
  'answers' | 'status' | 'sale_outcome' | 'sale_price_cents'
>;

export type ChangeOutcome =
  | { readonly kind: 'saved'; readonly listing: OwnListing }
  /** `faults` are sentences by field id; what was typed is the caller's to keep. */
  | { readonly kind: 'refused'; readonly message: string; readonly faults: Readonly<Record<string, string>> };

/** What was typed into the editor and not saved yet, so that closing it loses nothing. */
export const $typed = atom<Readonly<Partial<Record<EditField, Answers>>>>({});

export function keepTyped(edit: EditField, answers: Answers): void {
  $typed.set({ ...$typed.get(), [edit]: answers });
}

/** A listing as the API hands it to its owner; null for anything else. */
export const toOwnListing = (raw: unknown): OwnListing | null => requestView.safeParse(raw).data ?? null;

const fieldOf = (name: string) => name.replace(/^answers\./, '');

/** Why something was not saved, as the one who tried reads it. */
export function refusal(error: unknown): Extract<ChangeOutcome, { kind: 'refused' }> {
  if (!isApiError(error) || typeof error.status !== 'number')
    return { kind: 'refused', message: words.notReachable, faults: {} };
  const faults = Object.fromEntries(error.faults.map(({ field, message }) => [fieldOf(field), message]));
  return { kind: 'refused', message: error.message, faults };
}

/** Saves answers or moves the status of one's own listing. Never throws. */
export async function changeOwn(id: string, change: Change): Promise<ChangeOutcome> {
  try {
    const listing = await apiFetch({
      method: 'PATCH',
      path: `/api/requests/${id}`,
      body: { ...change, ...knowingly(id, change.answers ?? {}) },
      contract: requestView,
      quiet: true,
    });
    return { kind: 'saved', listing };
  } catch (error) {
    noteAsked(id, change.answers ?? {}, error);
    return refusal(error);
  }
}

const SAID = `${ROOT}owner-said`;

/** Leaves a sentence for the page that is about to load. Without storage it is simply not said. */
export function sayAfterReload(sentence: string): void {
  try {
    sessionStorage.setItem(SAID, sentence);
  } catch {}
}

/** The sentence left by the page before, once. */
export function takeSaid(): string | null {
  try {
    const said = sessionStorage.getItem(SAID);
    sessionStorage.removeItem(SAID);
    return said;
  } catch {
    return null;
  }
}

/** Puts away this browser's copy of a draft that was deleted on the server; another draft stays. */
export function forgetDraft(uniqueId: string): void {
  if ($draft.get().uniqueId !== uniqueId) return;
  clearDraft();
  resetVehicle();
}
