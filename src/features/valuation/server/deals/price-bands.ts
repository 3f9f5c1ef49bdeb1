import { type Limits, limitsOf } from '../../rules/limits.ts';
import { silentBefore } from '../../rules/rate.ts';
import type { Silence } from '../../rules/steps.ts';
import { fill } from '#shared/text.ts';
import { silences } from '../../words/deal.ts';
import type { Ctx } from '#platform/context.ts';
import type { EvaluateInput } from '../index.ts';
import { basisSentence, roundMarket } from './deal-view.ts';
import { identify } from './identify.ts';
import { marketOf } from './market-of.ts';
import { readMarket } from './pool.ts';

export type PriceBands =
  | { readonly kind: 'bands'; readonly marketCents: number; readonly basis: string; readonly limits: Limits }
  | { readonly kind: 'none'; readonly reason: Silence; readonly message: string };

type Input = EvaluateInput & {
  readonly engineRuns?: boolean | null;
  readonly damage?: readonly string[];
  /** Its own listing, when it has one. */
  readonly id?: string | null;
};

const none = (reason: Silence): PriceBands => ({
  kind: 'none',
  reason,
  message: fill(silences[reason], { market: '' }),
});

/** Which badge each price of a vehicle would earn, before it is listed: the limits that its badge will go by. */
export async function readPriceBands({ ctx, input }: { ctx: Ctx; input: Input }): Promise<PriceBands> {
  const vehicle = await identify({ ctx, input });
  if (vehicle === null) return none('UNKNOWN_VEHICLE');
  const says = (value: unknown) => ({ value: typeof value === 'boolean' ? value : null, comment: '' });
  const details = {
    cleanTitle: says(input.cleanTitle),
    engineHealth: says(input.engineRuns),
    damage: input.damage ?? [],
  };
  // Any price will do here: the question is what it would be held against.
  const silent = silentBefore({ ...vehicle, priceCents: 1, details });
  if (silent !== null) return none(silent);
  const market = await marketOf({ ctx, vehicle, input, dealer: false, pool: () => readMarket(ctx, vehicle) });
  if (market === null) return none('NO_COMPARABLES');
  return {
    kind: 'bands',
    marketCents: roundMarket(market.cents),
    basis: basisSentence(market.basis),
    limits: limitsOf(market),
  };
}
