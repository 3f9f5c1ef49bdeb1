import type { Services } from '#platform/context.ts';
import type { Accuracy, AccuracyReading, DriftAccuracy } from '../rules/accuracy.ts';
import data from './data/accuracy.json' with { type: 'json' };
import drifted from './data/drift-accuracy.json' with { type: 'json' };
import { movedSince, readMarketDrift } from './drift/market-drift.ts';
import { carryPrices, INDEX } from './price-index.ts';
import { CHANNEL_SHARE } from './settings.ts';

const accuracy = data as Accuracy;
const drift: DriftAccuracy = drifted;

/** What the model's fit measured, and how its prices were carried to this moment: read anew each time. */
export async function readAccuracy({ ctx }: { ctx: Pick<Services, 'db' | 'now'> }): Promise<AccuracyReading> {
  const now = ctx.now();
  const market = await readMarketDrift(ctx);
  const placed = (fuel: string) => ({ fuel, segment: '', family: '', band: '' });
  const share = (fuel: string) => {
    const { log, unseen } = carryPrices(now, placed(fuel));
    return Math.exp(log + movedSince(market, placed(fuel), unseen, now).mean);
  };
  return {
    accuracy,
    drift,
    index: { all: Object.entries(INDEX.all), electric: Object.entries(INDEX.electric), sources: INDEX.sources },
    today: {
      month: carryPrices(now, placed('gas')).month,
      electricMonth: carryPrices(now, placed('electric')).month,
      asks: market?.asks ?? 0,
      checked: market?.at ?? null,
      gas: share('gas'),
      electric: share('electric'),
    },
    channels: CHANNEL_SHARE,
  };
}
