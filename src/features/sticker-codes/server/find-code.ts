import { eq, sql } from 'drizzle-orm';
import { parseScannedText } from '../rules/sticker-code.ts';
import { codes as words } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type Database, type Executor, statement } from '#platform/db/index.ts';
import { invalid, missing } from '#platform/errors.ts';
import { type CodeRow, stickerHosts } from './code-view.ts';

const { qrCodes } = schema;

const byId = (database: Database) =>
  statement(database, 'sticker code', (db) =>
    db
      .select()
      .from(qrCodes)
      .where(eq(qrCodes.id, sql.placeholder('id')))
      .prepare('sticker_code'),
  );

/** The UUID in a code as typed, scanned or linked, in any letter case, with or without prefix and hyphens. */
function uuidOf(ctx: Pick<Ctx, 'config'>, text: unknown): string {
  const parsed = parseScannedText(text, stickerHosts(ctx.config));
  if (!parsed.ok) throw invalid(parsed.reason);
  return parsed.value.uuid;
}

/** The code's row; `missing` when it is not one of ours, `invalid` when it is no code at all. */
export async function findCode(ctx: Pick<Ctx, 'config' | 'db'>, text: unknown): Promise<CodeRow> {
  const [row] = await byId(ctx.db).execute({ id: uuidOf(ctx, text) });
  if (!row) throw missing(words.unknown);
  return row;
}

/** The same inside a transaction, locked until its end: of two who claim at once, the second sees what the first did. */
export async function lockCode(ctx: Pick<Ctx, 'config'>, tx: Executor, text: unknown): Promise<CodeRow> {
  const [row] = await tx
    .select()
    .from(qrCodes)
    .where(eq(qrCodes.id, uuidOf(ctx, text)))
    .for('update');
  if (!row) throw missing(words.unknown);
  return row;
}
