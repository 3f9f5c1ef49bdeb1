import { SALE_OUTCOMES, type SaleOutcome } from '#shared/enums.ts';
import { OWNER_ACTIONS, type OwnerAction } from '../rules/owner-actions.ts';
import { parseMoney } from '#shared/money.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { myList, owner } from '#features/manage/words/owner.ts';

/** What a form on the page of one's own listings asks for. Money is in cents. */
export type ListCommand =
  | { readonly kind: 'delete'; readonly ref: string }
  /** `back`: its answer is shown on the page where it was asked. */
  | { readonly kind: 'renew'; readonly ref: string; readonly back: 'list' | 'listing' }
  | { readonly kind: 'sell'; readonly ref: string; readonly outcome: SaleOutcome; readonly priceCents: number | null }
  | { readonly kind: 'act'; readonly ref: string; readonly action: Exclude<OwnerAction, 'sell'> };

const HIGHEST_CENTS = 1_000_000_000;

const isAction = (word: string): word is OwnerAction => (OWNER_ACTIONS as readonly string[]).includes(word);
const isOutcome = (word: string): word is SaleOutcome => (SALE_OUTCOMES as readonly string[]).includes(word);

function parseSale(ref: string, form: ReadonlyMap<string, string>): Result<ListCommand> {
  const outcome = form.get('outcome') ?? '';
  const typed = (form.get('price') ?? '').trim();
  if (!isOutcome(outcome)) return fail(owner.sellChoose);
  if (typed === '' || outcome === 'NOT_SOLD') return ok({ kind: 'sell', ref, outcome, priceCents: null });
  const price = parseMoney(typed, { min: 0, max: HIGHEST_CENTS });
  return price.ok ? ok({ kind: 'sell', ref, outcome, priceCents: price.value }) : fail(owner.sellPriceWrong);
}

/** Reads the fields `ref` (UUID or ten characters), `do`, `back`, and for a sale `outcome` and `price` in dollars. */
export function parseListCommand(form: ReadonlyMap<string, string>): Result<ListCommand> {
  const ref = form.get('ref') ?? '';
  const wanted = form.get('do') ?? '';
  if (ref === '' || ref.length > 40) return fail(myList.notUnderstood);
  if (wanted === 'renew') return ok({ kind: 'renew', ref, back: form.get('back') === 'listing' ? 'listing' : 'list' });
  if (wanted === 'delete') return ok({ kind: 'delete', ref });
  if (wanted === 'sell') return parseSale(ref, form);
  return isAction(wanted) && wanted !== 'sell' ? ok({ kind: 'act', ref, action: wanted }) : fail(myList.notUnderstood);
}
