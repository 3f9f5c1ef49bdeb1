import { fail, ok, type Result } from '#shared/result.ts';
import type { SaleOutcome } from '#shared/enums.ts';

export const BULK_ACTS = ['renew', 'sell', 'archive'] as const;
type BulkAct = (typeof BULK_ACTS)[number];
export type Bulk = {
  readonly act: BulkAct;
  readonly outcome: SaleOutcome;
  readonly refs: readonly string[];
};

/** Each is a change of its own, with what follows from it; more than this would keep the page waiting. */
export const MAX_REFS = 100;
const MAX_REF_LENGTH = 40;

const BUTTONS: Readonly<Record<string, Pick<Bulk, 'act' | 'outcome'>>> = {
  renew: { act: 'renew', outcome: 'NOT_SOLD' },
  sold_here: { act: 'sell', outcome: 'SOLD_HERE' },
  sold_elsewhere: { act: 'sell', outcome: 'SOLD_ELSEWHERE' },
  archive: { act: 'archive', outcome: 'NOT_SOLD' },
};

/** Reads the fields `do`, the pressed button, and `ref`, once for every row that is ticked. */
export function parseBulk(entries: readonly (readonly [string, string])[]): Result<Bulk, 'none' | 'many'> {
  const button = entries.find(([name]) => name === 'do')?.[1] ?? '';
  const refs = entries.filter(([name, ref]) => name === 'ref' && ref !== '' && ref.length <= MAX_REF_LENGTH);
  const known = Object.hasOwn(BUTTONS, button) ? BUTTONS[button] : undefined;
  const different = [...new Set(refs.map(([, ref]) => ref))];
  if (!known || different.length === 0) return fail('none');
  return different.length > MAX_REFS ? fail('many') : ok({ ...known, refs: different });
}
