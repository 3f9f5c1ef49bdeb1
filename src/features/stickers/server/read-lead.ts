import type { LeadByCode, QrData } from '../contract.ts';
import { fingerprint, formatStickerCode } from '#features/sticker-codes/rules/sticker-code.ts';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError, invalid, missing } from '#platform/errors.ts';
import { readListing } from '#features/listings/server/index.ts';
import { type ResolvedScan, resolveScan } from './resolve-scan.ts';
import type { ScanTarget } from './scan-target.ts';

type Call = { ctx: Ctx; input: { code: string; network: string } };

/**
 * The lead behind a code. 404 while it leads nowhere and the person asking may fill it (the empty states of
 * specification 4); 400, 403 and 410 where there is nothing to be done, which clients show as an error.
 */
export async function readLeadByCode({ ctx, input }: Call): Promise<LeadByCode> {
  const scan = await resolveScan({ ctx, input });
  const target = requireTarget(scan);
  if (scan.result === 'EMPTY_SELECT' || scan.result === 'EMPTY_WELCOME') throw missing(words.blank);
  if (scan.result === 'ERROR' && scan.page !== 'sold') {
    throw scan.answer === 'gone' ? new AppError('gone', words.gone) : new AppError('forbidden', words.notYours);
  }
  const listing = target.listing ? await readListing({ ctx, ref: target.listing.id }) : null;
  const externalURL = target.externalUrl ?? listing?.externalUrl ?? null;
  return {
    id: target.uuid,
    subject: listing?.title ?? '',
    listingId: listing?.id ?? null,
    externalURL,
    path: listing?.path ?? null,
    fingerprint: fingerprint(target),
    car:
      listing?.category === 'VEHICLE'
        ? {
            year: listing.year,
            make: listing.make,
            model: listing.model,
            postcode: listing.place.postcode,
            postcodeState: listing.place.region,
          }
        : null,
    listing: listing && {
      request_type: listing.category,
      details: { source_category: externalURL === null ? listing.origin : 'HYBRID', external_url: externalURL },
    },
  };
}

function requireTarget({ uuid, target }: ResolvedScan): ScanTarget {
  if (uuid === null || target === null) throw invalid(words.unknown);
  return target;
}

/** What a code is and where it leads the person asking. */
export async function readCodeData({ ctx, input }: Call): Promise<QrData> {
  const scan = await resolveScan({ ctx, input });
  const target = requireTarget(scan);
  const code = { prefix: target.prefix, uuid: target.uuid };
  const leads = scan.result === 'SUCCESS';
  return {
    id: target.uuid,
    code: formatStickerCode(code),
    fingerprint: fingerprint(code),
    product: findStickerProduct(target.prefix)?.name ?? null,
    state: scan.state,
    result: scan.result,
    destination: scan.to,
    next: [...scan.next],
    mine: scan.viewer === 'OWNER',
    listingId: leads || scan.viewer === 'OWNER' ? target.listingId : null,
    externalURL: leads || scan.viewer === 'OWNER' ? target.externalUrl : null,
  };
}
