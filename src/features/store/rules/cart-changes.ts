/** What a piece of each size cost when it was put into a cart, by the size's key. */
export type AddedPrices = ReadonlyMap<string, number>;

type Priced = { readonly variant: string; readonly priceCents: number };

/** As a cart keeps it in one line of text: `1111=399;1222=549`. What makes no sense is left out. */
export function readAddedPrices(text: string): AddedPrices {
  const pairs = text.split(';').map((pair) => /^([\w-]{1,40})=(\d{1,10})$/.exec(pair));
  return new Map(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', Number(pair[2])] as const] : [])));
}

export const writeAddedPrices = (prices: AddedPrices): string =>
  [...prices].map(([variant, cents]) => `${variant}=${cents}`).join(';');

/** Prices to keep for the lines of a cart: known ones stay, new lines bring today's, lines that went take theirs along. */
export const keepAddedPrices = (known: AddedPrices, lines: readonly Priced[]): AddedPrices =>
  new Map(lines.map(({ variant, priceCents }) => [variant, known.get(variant) ?? priceCents]));

/** What a piece cost when it was put in, where that is something to tell: null when it costs the same, or nobody knows. */
export const costBefore = (added: number | null | undefined, nowCents: number): number | null =>
  added === undefined || added === null || added === nowCents ? null : added;

type Checked = {
  readonly lines: readonly { readonly title: string; readonly available: boolean }[];
  readonly totalCents: number;
};

/** What somebody must look at again before a cart is checked out. */
export type CartChanged =
  | { readonly kind: 'sold-out'; readonly titles: readonly string[] }
  | { readonly kind: 'price'; readonly nowCents: number; readonly beforeCents: number };

/** Whether a cart is still what its owner saw; `seenCents` is the total on their page, null when that is not known. */
export function findCartChange({ lines, totalCents }: Checked, seenCents: number | null): CartChanged | null {
  const titles = lines.filter(({ available }) => !available).map(({ title }) => title);
  if (titles.length > 0) return { kind: 'sold-out', titles };
  if (seenCents === null || seenCents === totalCents) return null;
  return { kind: 'price', nowCents: totalCents, beforeCents: seenCents };
}
