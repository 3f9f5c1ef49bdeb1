import { useState } from 'react';
import { type Answers, isBlank } from '#shared/answers.ts';
import { checkAnswer, checkFields } from '#features/listings/rules/check.ts';
import { editChanges } from '../../rules/edit.ts';
import type { Field } from '#features/listings/rules/fields/index.ts';
import { focusFirstFault } from '#features/sell/ui/focus.ts';
import { type EditOutcome, saveEdit } from '../../browser/edits.ts';
import type { OwnListing } from '../../browser/owner.ts';
import { clashesOf } from '../../rules/edited.ts';
import type { Refused } from '../Refusal.tsx';

/** Where it is said why nothing was saved. */
export const NEWS = 'edit-news';

function focusNews(): void {
  requestAnimationFrame(() => document.getElementById(NEWS)?.focus());
}

export type Typed = { readonly typed: Answers; readonly seen: Answers };

type Call = Typed & {
  readonly listing: OwnListing;
  /** The questions on the screen, for these answers. */
  readonly fieldsOf: (answers: Answers) => readonly Field[];
  readonly onTyped: (now: Typed) => void;
  readonly onSaved: (listing: OwnListing) => void;
};

const without = (faults: Readonly<Record<string, string>>, ids: Answers) =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in ids)));

/** What was there when each field was first typed into. */
const withSeen = (seen: Answers, changes: Answers, now: Answers): Answers => ({
  ...Object.fromEntries(Object.keys(changes).map((id) => [id, now[id] ?? null])),
  ...seen,
});

/** Answers of a published listing that are typed, checked and saved; whoever saved in between is not overwritten unseen. */
export function useEditing({ listing, fieldsOf, typed, seen, onTyped, onSaved }: Call) {
  const [now, setNow] = useState(listing);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const before = now.answers as Answers;
  const answers: Answers = { ...before, ...typed };
  const fields = fieldsOf(answers);
  const changes = editChanges(fields, before, answers);
  const clashes = clashesOf({ seen, typed, now: before });

  const errorOf = (field: Field): string | null => {
    const checked = checkAnswer(field, answers[field.id]);
    if (left.has(field.id) && !checked.ok) return checked.message;
    return refused?.faults[field.id] ?? null;
  };

  const take = (outcome: EditOutcome): void => {
    if (outcome.kind === 'saved') {
      onSaved(outcome.listing);
      return;
    }
    if (outcome.kind === 'moved') setNow(outcome.listing);
    else setRefused(outcome);
    focusNews();
    if (outcome.kind === 'refused') focusFirstFault();
  };

  const save = async (): Promise<'nothing' | 'tried'> => {
    setLeft(new Set(fields.map(({ id }) => id)));
    setRefused(null);
    if (checkFields(fields, answers).length > 0) {
      focusFirstFault();
      return 'tried';
    }
    if (Object.keys(changes).length === 0) return 'nothing';
    setBusy(true);
    let outcome = await saveEdit({ listing: now, answers: changes });
    // Somebody changed other things: both changes stand.
    if (outcome.kind === 'moved' && clashesOf({ seen, typed, now: outcome.listing.answers as Answers }).length === 0)
      outcome = await saveEdit({ listing: outcome.listing, answers: changes });
    setBusy(false);
    take(outcome);
    return 'tried';
  };

  const change = (changed: Answers) => {
    onTyped({ typed: { ...typed, ...changed }, seen: withSeen(seen, changed, before) });
    setRefused((was) => was && { ...was, faults: without(was.faults, changed) });
  };
  const leave = (id: string) => !isBlank(answers[id]) && setLeft(new Set([...left, id]));
  return { before, answers, fields, changes, clashes, refused, busy, errorOf, save, change, leave };
}
