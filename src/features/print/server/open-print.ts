import type { ListingCategory } from '#shared/enums.ts';
import { priceOf } from '#features/listings/rules/price.ts';
import { amountWords } from '#features/listings/words/price.ts';
import { type PrintChoice, piecesOf, readPrintChoice } from '../rules/choice.ts';
import { requireMember } from '#platform/actor.ts';
import type { CodeView } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { findOwn } from '#features/listings/server/index.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { missing } from '#platform/errors.ts';
import { listBatch, listCodesOfListing, listOwnCodes } from '#features/stickers/server/index.ts';
import type { Piece } from './make-sides.ts';
import { SAMPLE_UUID } from './product-picture.ts';

/** A choice with what it is about. */
export type OpenedPrint = {
  readonly choice: PrintChoice;
  readonly listing: {
    readonly uniqueId: string;
    readonly title: string;
    readonly category: ListingCategory;
    readonly price: string | null;
  } | null;
  /** The codes to print; none yet where they are still to be made. */
  readonly codes: readonly CodeView[];
};

type Asked = { get(name: string): string | null | undefined };

/** Reads what is to be printed. Listings and sheets of other people are missing; blank stickers need no account. */
export async function openPrint({ ctx, asked }: { ctx: Ctx; asked: Asked }): Promise<OpenedPrint> {
  const { listing: ref, batch, code } = readPrintChoice(asked);
  if (ref === null) {
    const again = code === null ? null : [await requireOwnCode(ctx, code)];
    const codes = again ?? (batch === null ? [] : await listBatch({ ctx, input: { batchId: batch } }));
    const printed = codes[0]?.prefix ?? null;
    // The codes of a sheet were made for a product; another one may be chosen for them.
    const choice = readPrintChoice({ get: (name) => asked.get(name) ?? (name === 'product' ? printed : null) });
    return { choice, listing: null, codes: codes.filter(({ state }) => state !== 'RETIRED') };
  }
  requireMember(ctx);
  const row = await findOwn({ ctx, ref });
  const { category } = row;
  const price = priceOf(row);
  const codes =
    code === null ? await listCodesOfListing({ ctx, input: { listingId: row.id } }) : [await requireOwnCode(ctx, code)];
  if (code !== null && codes[0]?.listingId !== row.id) throw missing(words.noBatch);
  const printed = code === null ? null : (codes[0]?.prefix ?? null);
  const withProduct = { get: (name: string) => asked.get(name) ?? (name === 'product' ? printed : null) };
  return {
    choice: readPrintChoice(withProduct, category),
    listing: {
      uniqueId: row.uniqueId,
      title: row.title,
      category,
      price: price && amountWords(price),
    },
    codes,
  };
}

/** The person’s own code, to be printed again. Those of other people are missing; one out of use is not printed. */
async function requireOwnCode(ctx: Ctx, payload: string): Promise<CodeView> {
  const found = (await listOwnCodes({ ctx })).find((code) => code.payload === payload.toUpperCase());
  if (!found || found.state === 'RETIRED') throw missing(words.noBatch);
  return found;
}

/** Every piece of the file: one code many times for a listing or a worn sticker, each code once for a sheet of blank ones. */
export function piecesFor({ choice, listing, codes }: OpenedPrint): Piece[] {
  const { product, line, arrow } = choice;
  const price = choice.price ? (listing?.price ?? null) : null;
  const toPiece = (uuid: string): Piece => ({ product, uuid, price, line, arrow });
  if (listing === null && choice.code === null && codes.length > 0) return codes.map(({ uuid }) => toPiece(uuid));
  const uuid = codes[0]?.uuid ?? SAMPLE_UUID;
  return Array.from({ length: piecesOf(choice) }, () => toPiece(uuid));
}
