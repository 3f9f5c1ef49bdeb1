import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { fingerprint, stickerPayload } from '#features/sticker-codes/rules/sticker-code.ts';
import { outsideHost } from '#shared/website-url.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';

const { qrCodes } = schema;

/** What a listing's page says about its stickers. The same for everybody who scanned the same code. */
export type Scanned = {
  /** Six characters of the code that was scanned; null for who came another way. */
  readonly fingerprint: string | null;
  /** A page elsewhere about the same thing, behind the page that names its host. */
  readonly outside: { readonly host: string; readonly href: string } | null;
  /** The address speaks of a code that is not on this listing. */
  readonly isStale: boolean;
};

/** Reads `?scan=` of a listing's address: the code counts only while it is on the listing, so that nobody makes one up. */
export async function readScanned({
  ctx,
  listingId,
  url,
}: {
  ctx: Pick<Ctx, 'db'>;
  listingId: string;
  url: URL;
}): Promise<Scanned> {
  const rows = await ctx.db
    .select({ uuid: qrCodes.id, prefix: qrCodes.prefix, externalUrl: qrCodes.externalUrl })
    .from(qrCodes)
    .where(and(eq(qrCodes.listingId, listingId), isNull(qrCodes.retiredAt), isNotNull(qrCodes.ownerId)))
    .orderBy(asc(qrCodes.createdAt), asc(qrCodes.id));
  const asked = url.searchParams.get('scan');
  const scanned = asked === null ? undefined : rows.find((row) => fingerprint(row) === asked.toUpperCase());
  const aimed = [scanned, ...rows].find((row) => row?.externalUrl);
  const host = aimed?.externalUrl ? outsideHost(aimed.externalUrl) : null;
  return {
    fingerprint: scanned ? fingerprint(scanned) : null,
    outside: aimed && host ? { host, href: `/leave?code=${stickerPayload(aimed)}` } : null,
    isStale: asked !== null && !scanned,
  };
}
