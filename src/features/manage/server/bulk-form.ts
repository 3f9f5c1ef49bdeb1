import { ROUTES } from '#shared/site.ts';
import { type ListCommand, runListCommand } from '#features/listings/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { type Form, go, readEntries, refuseForm } from '#platform/forms/index.ts';
import { STATUS } from '#platform/web/index.ts';
import { fill } from '#shared/text.ts';
import { type Bulk, MAX_REFS, parseBulk } from '../rules/bulk.ts';
import { bulk as words } from '../words/cockpit.ts';

const commandOf = ({ act, outcome }: Bulk, ref: string): ListCommand => {
  if (act === 'renew') return { kind: 'renew', ref, back: 'list' };
  return act === 'sell' ? { kind: 'sell', ref, outcome, priceCents: null } : { kind: 'act', ref, action: 'archive' };
};

/** Whether it was done. A listing whose status does not offer it is left as it is, and so is anybody else's. */
async function tryOne(ctx: Ctx, command: ListCommand): Promise<boolean> {
  try {
    await runListCommand(ctx, command);
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return false;
  }
}

/** One act with every ticked row of the list, each through the door that a single one takes. */
export const bulkForm: Form = async ({ ctx, request }) => {
  const bulk = parseBulk(await readEntries(request));
  if (!bulk.ok) {
    const reason = bulk.reason === 'none' ? words.none : fill(words.tooMany, { most: MAX_REFS });
    return refuseForm(reason, { status: STATUS.invalid });
  }
  let done = 0;
  for (const ref of bulk.value.refs) if (await tryOne(ctx, commandOf(bulk.value, ref))) done++;
  const refused = bulk.value.refs.length - done;
  return go(`${ROUTES.account}?${new URLSearchParams({ did: bulk.value.act, n: `${done}`, not: `${refused}` })}`);
};
