import { type ListingStatus, SALE_OUTCOMES, type SaleOutcome } from '#shared/enums.ts';
import { actionTarget, canAct, type OwnerAction, saleChange, OWNER_ACTIONS } from '../rules/owner-actions.ts';
import type { Answers } from '#shared/answers.ts';
import { leaseAsked } from '../rules/fields/property-gates.ts';
import { STATUSES } from '../rules/status.ts';
import { ROUTES } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { listings as sentences } from '../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import { go, type Outcome, postedForm, refuseForm } from '#platform/forms/index.ts';
import { STATUS } from '#platform/web/index.ts';
import { findOwn } from './access.ts';
import { deleteRequest } from './delete-request.ts';
import { renewListing } from './renew-listing.ts';
import { updateRequest } from './update-request.ts';
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

/** Reads the fields `ref` (UUID or ten characters), `do`, and for a sale `outcome` and `price` in dollars. */
function parseListCommand(form: ReadonlyMap<string, string>): Result<ListCommand> {
  const ref = form.get('ref') ?? '';
  const wanted = form.get('do') ?? '';
  if (ref === '' || ref.length > 40) return fail(myList.notUnderstood);
  if (wanted === 'renew') return ok({ kind: 'renew', ref, back: form.get('back') === 'listing' ? 'listing' : 'list' });
  if (wanted === 'delete') return ok({ kind: 'delete', ref });
  if (wanted === 'sell') return parseSale(ref, form);
  return isAction(wanted) && wanted !== 'sell' ? ok({ kind: 'act', ref, action: wanted }) : fail(myList.notUnderstood);
}

const goTo = (now: ListingStatus | 'RENEWED', rented = false) =>
  go(`${ROUTES.account}?now=${now}${rented ? '&rented=1' : ''}`);

/** Stricter than the table of moves: a form does what its button said, or nothing. */
async function requireOffered(ctx: Ctx, ref: string, action: OwnerAction): Promise<void> {
  const { status } = await findOwn({ ctx, ref });
  const from = status;
  if (canAct(from, action)) return;
  const words = { from: STATUSES[from].label, to: STATUSES[actionTarget(action)].label };
  throw refused(fill(sentences.cannotMove, words), 'status_move');
}

/** Does one thing with one listing of the actor. @throws AppError when it is refused or not theirs */
export async function runListCommand(ctx: Ctx, command: ListCommand): Promise<Outcome> {
  const { ref } = command;
  if (command.kind === 'delete') {
    const { publishedAt, uniqueId } = await findOwn({ ctx, ref });
    await deleteRequest({ ctx, ref });
    // The browser is told which, so that a copy it keeps does not come back to life.
    return publishedAt ? goTo('ARCHIVED') : go(`${ROUTES.account}?now=DELETED&draft=${uniqueId}`);
  }
  if (command.kind === 'renew') {
    const { uniqueId } = await renewListing({ ctx, ref });
    return command.back === 'listing' ? go(`/my/listing/${uniqueId}?now=RENEWED`) : goTo('RENEWED');
  }
  await requireOffered(ctx, ref, command.kind === 'sell' ? 'sell' : command.action);
  const input =
    command.kind === 'sell'
      ? saleChange(command.outcome, command.priceCents)
      : { status: actionTarget(command.action) };
  const { status, answers } = await updateRequest({ ctx, ref, input });
  return goTo(status, leaseAsked(answers as Answers) !== null);
}

/**
 * Does what a plain form of the owner's list asks: a change of status, or deleting a draft. Refusals and rows of other
 * people come back as a sentence with its status number; anything unexpected is thrown.
 */
export const submitListForm = postedForm(
  async ({ ctx }, form) => {
    const command = parseListCommand(form);
    return command.ok ? runListCommand(ctx, command.value) : refuseForm(command.reason, { status: STATUS.invalid });
  },
  { longer: 'cut' },
);
