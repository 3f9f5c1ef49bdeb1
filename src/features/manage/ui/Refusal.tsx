import { FIELDS, type Field } from '#features/listings/rules/fields/index.ts';
import type { ChangeOutcome } from '../browser/owner.ts';
import { Notice } from '#ui/Notice.tsx';

export type Refused = Omit<Extract<ChangeOutcome, { kind: 'refused' }>, 'kind'>;

/** Why nothing was saved. Faults of fields that are on the screen stand at the fields; the others are named here. */
export function Refusal({ refused, here = [] }: { refused: Refused | null; here?: readonly Field[] }) {
  if (!refused) return null;
  const shown = new Set(here.map(({ id }) => id));
  const elsewhere = Object.entries(refused.faults).filter(([id]) => !shown.has(id));
  return (
    <Notice kind="bad" live>
      <p>{refused.message}</p>
      {elsewhere.length > 0 && (
        <ul>
          {elsewhere.map(([id, sentence]) => (
            <li key={id}>
              {FIELDS.get(id)?.label ?? id}: {sentence}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
