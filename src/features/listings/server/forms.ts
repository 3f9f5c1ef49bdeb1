import type { ListingStatus } from '#shared/enums.ts';
import { actionTarget, canAct, type OwnerAction, saleChange } from '../rules/owner-actions.ts';
import { STATUSES } from '../rules/status.ts';
import { ROUTES } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { listings as sentences } from '../words/listings.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError, refused } from '#platform/errors.ts';
import { refusalStatus, STATUS } from '#platform/web/index.ts';
import { findOwn } from './access.ts';
import { deleteRequest } from './delete-request.ts';
import { type ListCommand, parseListCommand } from './list-command.ts';
import { renewListing } from './renew-listing.ts';
import { updateRequest } from './update-request.ts';

/** What a form on the page of one's own listings led to: the page anew, or the same one with what is wrong. */
export type ListOutcome =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'stay'; readonly status: number; readonly message: string };

const goTo = (now: ListingStatus | 'RENEWED'): ListOutcome => ({ kind: 'go', to: `${ROUTES.account}?now=${now}` });

/** Stricter than the table of moves: a form does what its button said, or nothing. */
async function requireOffered(ctx: Ctx, ref: string, action: OwnerAction): Promise<void> {
  const { status } = await findOwn({ ctx, ref });
  const from = status;
  if (canAct(from, action)) return;
  const words = { from: STATUSES[from].label, to: STATUSES[actionTarget(action)].label };
  throw refused(fill(sentences.cannotMove, words), 'status_move');
}

async function run(ctx: Ctx, command: ListCommand): Promise<ListOutcome> {
  const { ref } = command;
  if (command.kind === 'delete') {
    const { publishedAt, uniqueId } = await findOwn({ ctx, ref });
    await deleteRequest({ ctx, ref });
    // The browser is told which, so that a copy it keeps does not come back to life.
    return publishedAt ? goTo('ARCHIVED') : { kind: 'go', to: `${ROUTES.account}?now=DELETED&draft=${uniqueId}` };
  }
  if (command.kind === 'renew') {
    await renewListing({ ctx, ref });
    return goTo('RENEWED');
  }
  await requireOffered(ctx, ref, command.kind === 'sell' ? 'sell' : command.action);
  const input =
    command.kind === 'sell'
      ? saleChange(command.outcome, command.priceCents)
      : { status: actionTarget(command.action) };
  const { status } = await updateRequest({ ctx, ref, input });
  return goTo(status);
}

async function readTexts(request: Request): Promise<ReadonlyMap<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  return new Map([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * Does what a plain form of the owner's list asks: a change of status, or deleting a draft. Refusals and rows of other
 * people come back as a sentence with its status number; anything unexpected is thrown.
 */
export async function submitListForm({ ctx, request }: { ctx: Ctx; request: Request }): Promise<ListOutcome> {
  const command = parseListCommand(await readTexts(request));
  if (!command.ok) return { kind: 'stay', status: STATUS.invalid, message: command.reason };
  try {
    return await run(ctx, command.value);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: 'stay', status: refusalStatus(error), message: error.message };
  }
}
