import { BODIES, type Body, TIMINGS, type Timing } from '#shared/enums.ts';
import { toQueryString } from '#shared/query-string.ts';

/** Shopping without knowing what: four questions, each a page whose answers travel in its address. */
export const SHOP_STEPS = ['budget', 'brand', 'body', 'timing'] as const;
export type ShopStep = (typeof SHOP_STEPS)[number];

/** What was answered so far. `budget` is the most to spend, in whole dollars. */
export type ShopAnswers = {
  readonly budget?: number;
  readonly make?: string;
  readonly style?: Body;
  readonly timing?: Timing;
};

/** Names of every answer in an address. */
export const SHOP_PARAMETERS = ['budget', 'make', 'style', 'timing'] as const satisfies readonly (keyof ShopAnswers)[];

/** The ceilings offered as tiles, in dollars. */
export const BUDGETS = [5_000, 10_000, 15_000, 20_000, 30_000, 50_000] as const;

const MAX_DOLLARS = 21_474_836;
const MAX_MAKE_LENGTH = 60;

export const isShopStep = (word: unknown): word is ShopStep => SHOP_STEPS.some((step) => step === word);

const oneOf = <Value extends string>(list: readonly Value[], text: string | null): Value | undefined =>
  list.find((value) => value === text);

/** The answers in an address. What does not fit is left out, so that the page always has a question to ask. */
export function parseShop(params: URLSearchParams): ShopAnswers {
  const dollars = Number((params.get('budget') ?? '').replace(/[$,\s]/g, ''));
  const make = params.get('make')?.trim().slice(0, MAX_MAKE_LENGTH);
  const style = oneOf(BODIES, params.get('style'));
  const timing = oneOf(TIMINGS, params.get('timing'));
  return {
    ...(Number.isSafeInteger(dollars) && dollars > 0 && dollars <= MAX_DOLLARS && { budget: dollars }),
    ...(make && { make }),
    ...(style && { style }),
    ...(timing && { timing }),
  };
}

/** Where a step is, with the answers given before it. */
export function shopHref(step: ShopStep, answers: ShopAnswers = {}): string {
  const path = step === 'budget' ? '/shop' : `/shop/${step}`;
  const query = toQueryString(answers);
  return query === '' ? path : `${path}?${query}`;
}

/** The step after this one; null after the last. */
export const stepAfter = (step: ShopStep): ShopStep | null => SHOP_STEPS[SHOP_STEPS.indexOf(step) + 1] ?? null;
/** The step before this one; null before the first. */
export const stepBefore = (step: ShopStep): ShopStep | null => SHOP_STEPS[SHOP_STEPS.indexOf(step) - 1] ?? null;

type ShopFilters = { vehicle_type: 'CARS'; price_max?: number; make?: string; style?: Body };

/** The same answers as filters of the search. When somebody wants to buy filters nothing. */
export function shopFilters({ budget, make, style }: ShopAnswers): ShopFilters {
  return {
    vehicle_type: 'CARS',
    ...(budget !== undefined && { price_max: budget }),
    ...(make !== undefined && { make }),
    ...(style !== undefined && { style }),
  };
}

/** The search that the answers end in. */
export function shopResultHref(answers: ShopAnswers): string {
  return `/cars?${toQueryString(shopFilters(answers))}`;
}
