import { eq, sql } from 'drizzle-orm';
import {
  parseScannedText,
  formatStickerCode,
  type StickerCode,
  stickerLink,
  stickerPayload,
  fingerprint,
} from '../rules/sticker-code.ts';
import { codes as words } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type Database, type Executor, statement } from '#platform/db/index.ts';
import { invalid, missing } from '#platform/errors.ts';
import { findStickerProduct } from '../rules/sticker-products.ts';
import { type CodeState, codeState } from '../rules/sticker-state.ts';
import type { Config } from '#platform/config/config.ts';

const { qrCodes } = schema;

export type CodeRow = typeof schema.qrCodes.$inferSelect;

/** A code as the person asking may see it. Whose it is, and what it leads to, is told to its owner alone. */
export type CodeView = StickerCode & {
  /** The UUID in lower case: what other tables refer to. */
  readonly id: string;
  /** `1111-0b6f2d3e-…` */
  readonly code: string;
  /** As printed: capitals, no hyphens. */
  readonly payload: string;
  /** The link in the symbol, in capitals. */
  readonly link: string;
  /** `7KQ-2MX` */
  readonly fingerprint: string;
  /** "Vehicle sticker, small"; null for a code made without a product. */
  readonly product: string | null;
  readonly state: CodeState;
  readonly mine: boolean;
  readonly listingId: string | null;
  readonly externalUrl: string | null;
  readonly batchId: string;
  readonly batchPosition: number;
  readonly orderId: string | null;
  readonly createdAt: string;
};

/** Where sticker links lead: the short host where one is set, else the site's own under `/q/`. */
export function stickerHosts({ siteUrl, qrHost }: Pick<Config, 'siteUrl' | 'qrHost'>) {
  const siteHost = new URL(siteUrl).host;
  return { siteHost, qrHost: qrHost === siteHost ? null : qrHost };
}

const isMine = ({ actor }: Pick<Ctx, 'actor'>, row: CodeRow): boolean =>
  actor.kind === 'user' && row.ownerId === actor.userId;

export function toCodeView(ctx: Pick<Ctx, 'actor' | 'config'>, row: CodeRow): CodeView {
  const code: StickerCode = { prefix: row.prefix, uuid: row.id };
  const mine = isMine(ctx, row);
  return {
    ...code,
    id: row.id,
    code: formatStickerCode(code),
    payload: stickerPayload(code),
    link: stickerLink(code, stickerHosts(ctx.config)),
    fingerprint: fingerprint(code),
    product: findStickerProduct(row.prefix)?.name ?? null,
    state: codeState(row),
    mine,
    listingId: mine ? row.listingId : null,
    externalUrl: mine ? row.externalUrl : null,
    batchId: row.batchId,
    batchPosition: row.batchPosition,
    orderId: mine ? row.orderId : null,
    createdAt: row.createdAt.toISOString(),
  };
}

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
