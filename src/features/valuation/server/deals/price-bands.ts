import { type Limits, limitsOf } from '../../rules/limits.ts';
import { toAlike } from '../../rules/comparables.ts';
import type { Held } from '../../rules/held.ts';
import { silentBefore } from '../../rules/rate.ts';
import type { Basis, Silence } from '../../rules/steps.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { silences } from '../../words/deal.ts';
import type { MarketAnswer } from '#features/vehicles/contracts/services.ts';
import type { Ctx } from '#platform/context.ts';
import type { Estimate, EvaluateInput, NoEstimate } from '../index.ts';
import { alikeView, basisSentence } from './deal-view.ts';
import { findComparables, type ShownComparable } from './find-comparables.ts';
import { identify } from './identify.ts';
import { marketOf } from './market-of.ts';
import { readKeptMarket } from './pool.ts';

/** What is for sale like it, as on the page of a listing. */
type Beside = { readonly comparables: readonly ShownComparable[]; readonly comparablesSentence: string | null };
export type PriceBands = Beside &
  (
    | {
        readonly kind: 'bands';
        readonly from: Basis['kind'];
        readonly marketCents: number;
        readonly basis: string;
        readonly limits: Limits;
      }
    | { readonly kind: 'none'; readonly reason: Silence; readonly message: string }
  );

/** As the API sends it: whole dollars beside, cents for limits. */
export function marketView({ comparables, comparablesSentence, ...found }: PriceBands): MarketAnswer {
  const beside = { comparables: comparables.map(toAnswer), comparables_sentence: comparablesSentence };
  if (found.kind === 'none') return { ...found, ...beside };
  const { marketCents, limits, ...rest } = found;
  return { ...rest, limits: { ...limits }, market_cents: marketCents, ...beside };
}

const toAnswer = ({ title, path, place, priceCents, carriedCents, mileage, why }: ShownComparable) => ({
  title,
  price: Math.round(priceCents / 100),
  adjusted: Math.round(carriedCents / 100),
  mileage,
  url: path,
  place,
  why,
});

type Input = EvaluateInput & {
  readonly engineRuns?: boolean | null;
  readonly damage?: readonly string[];
  /** Its own listing, when it has one. */
  readonly id?: string | null;
};

const none = (reason: Silence, values: Record<string, string> = {}) =>
  ({ kind: 'none', reason, message: fill(silences[reason], values) }) as const;
const NOTHING: Beside = { comparables: [], comparablesSentence: null };

/** Which badge each price of a vehicle would earn, before it is listed: the limits that its badge will go by. */
export async function readPriceBands({
  ctx,
  input,
  valued,
}: {
  ctx: Ctx;
  input: Input;
  valued?: Estimate | NoEstimate;
}): Promise<PriceBands> {
  const vehicle = await identify({ ctx, input });
  if (vehicle === null) return { ...none('UNKNOWN_VEHICLE'), ...NOTHING };
  const says = (value: unknown) => ({ value: typeof value === 'boolean' ? value : null, comment: '' });
  const details = {
    cleanTitle: says(input.cleanTitle),
    engineHealth: says(input.engineRuns),
    damage: input.damage ?? [],
  };
  // Any price will do here: the question is what it would be held against.
  const silent = silentBefore({ ...vehicle, priceCents: 1, details });
  if (silent !== null) return { ...none(silent), ...NOTHING };
  const pool = () => readKeptMarket(ctx, vehicle);
  const { held, found } = await marketOf({ ctx, vehicle, input, pool, ...(valued ? { valued } : {}) });
  const alike = alikeView(toAlike(found));
  const comparables = await findComparables({
    ctx,
    input: { alike, beside: vehicle },
  });
  return { ...bandsOf(held), comparables, comparablesSentence: alike?.sentence ?? null };
}

function bandsOf(held: Held) {
  if (held.kind === 'silent') return none(held.reason);
  if (held.kind === 'apart')
    return none('DISAGREE', { asks: formatMoney(held.asksCents), value: formatMoney(held.valueCents) });
  const { market } = held;
  return {
    kind: 'bands',
    from: market.basis.kind,
    marketCents: market.cents,
    basis: basisSentence(market),
    limits: limitsOf(market),
  } as const;
}
