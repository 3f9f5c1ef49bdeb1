import { fingerprint } from '../rules/fingerprint.ts';
import { formatStickerCode, type StickerCode, stickerLink, stickerPayload } from '../rules/sticker-code.ts';
import { findStickerProduct } from '../rules/sticker-products.ts';
import { type CodeState, codeState } from '../rules/sticker-state.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';
import type * as schema from '#features/schema.ts';

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
