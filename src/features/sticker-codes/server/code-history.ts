import type { CodeEvent } from '../rules/sticker-state.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type Executor, insertRows } from '#platform/db/index.ts';
import type { CodeRow } from './code-view.ts';

type Happened = {
  readonly kind: CodeEvent;
  /** As it was before. */
  readonly row: Pick<CodeRow, 'id' | 'listingId'>;
  /** The listing it leads to afterwards. */
  readonly after?: string | null;
};
type Who = Pick<Ctx, 'actor' | 'now'>;

/** Adds what became of codes to the record that is never rewritten. Belongs in the transaction that makes the change. */
export async function noteCodes(who: Who, tx: Executor, happened: readonly Happened[]): Promise<void> {
  const actorId = who.actor.kind === 'user' ? who.actor.userId : null;
  const at = who.now();
  const rows = happened.map(({ kind, row, after = null }) => ({
    codeId: row.id,
    kind,
    actorId,
    listingBefore: row.listingId,
    listingAfter: after,
    at,
  }));
  await insertRows({ tx, table: schema.qrHistory, rows });
}
