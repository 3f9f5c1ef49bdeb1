import type { ListingStatus } from '#shared/enums.ts';
import { actionTarget, canAct, type OwnerAction, saleChange } from '../rules/owner-actions.ts';
import type { Answers } from '../rules/answers.ts';
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
import { type ListCommand, parseListCommand } from './list-command.ts';
import { renewListing } from './renew-listing.ts';
import { updateRequest } from './update-request.ts';

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
