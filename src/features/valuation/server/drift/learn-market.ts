import { desc, eq, lt, sql } from 'drizzle-orm';
import { type Ask, type Learned, learnDrift } from '../../rules/drift/learn.ts';
import { priorsAfter } from '../../rules/drift/priors.ts';
import type { DriftNodes } from '../../rules/drift/tree.ts';
import { isAppError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { type Services, VISITOR, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { LISTED_STATUSES } from '#features/listings/rules/status.ts';
import { type RatedRow, toEvaluateInput } from '../deals/subject.ts';
import { toSubject } from '../evaluate-vehicle.ts';
import { findRefusal } from '../refuse.ts';
import { matchModel } from '../match-model.ts';
import { loadModel, type Model } from '../model/model-file.ts';
import { carryPrices } from '../price-index.ts';
import { ASK_TO_SALE, CHANNEL_SHARE } from '../settings.ts';
import { standAlone } from '../stand-alone.ts';
import { forgetMarketDrift } from './market-drift.ts';

const { marketDrifts } = schema;

/** The newest prices are read; more move nothing. */
const MAX = 20_000;
const PAID_SINCE_DAYS = 180;
/** Shares of what was asked: anything else is a slip, or nobody's business. */
const OF_ASKED = [0.5, 1.25] as const;
/** Versions are kept for as long as a valuation may be asked about. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
/** The process serves others in between. */
const AT_ONCE = 50;

type Priced = RatedRow & {
  readonly owner: string | null;
  readonly dealer: boolean;
  readonly price: number;
  readonly paid: boolean;
  readonly since: Date;
};

/**
 * A job: learns how far the market's prices have moved beyond model and index, out of what is asked and was paid here.
 * Demo listings, wrecks and branded titles say nothing. A version that differs from the last is kept beside it; one that does
 * not only makes it younger. Returns the number of prices.
 */
export async function learnMarket({ services }: { services: Services }): Promise<number> {
  const now = services.now();
  const model = await loadModel();
  const asks: Ask[] = [];
  const rows = await readPriced(services);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    for (const row of rows.slice(from, from + AT_ONCE)) {
      const ask = await toAsk(services, model, row, now);
      if (ask) asks.push(ask);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { unseen } = carryPrices(now, { fuel: 'gas', segment: '', family: '', band: '' });
  const learned = learnDrift(asks, priorsAfter(unseen));
  await keepVersion(services, { at: now, asks: asks.length, learned });
  forgetMarketDrift(services);
  return asks.length;
}

async function keepVersion({ db }: Services, { at, asks, learned }: { at: Date; asks: number; learned: Learned }) {
  await db.transaction(async (tx) => {
    const [last] = await tx.select().from(marketDrifts).orderBy(desc(marketDrifts.at)).limit(1);
    if (last && !isNews(last.learned.nodes, learned.nodes))
      await tx.update(marketDrifts).set({ at }).where(eq(marketDrifts.id, last.id));
    else
      await tx
        .insert(marketDrifts)
        .values({ id: newId(), version: `market-${at.toISOString().slice(0, 13)}`, at, asks, learned });
    await tx.delete(marketDrifts).where(lt(marketDrifts.at, new Date(at.getTime() - KEPT_DAYS * DAY_MS)));
  });
}

/** Whether any place moved by a thousandth, or has more or fewer prices than before. */
function isNews(before: DriftNodes, after: DriftNodes): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => {
    const [was, is] = [before[key], after[key]];
    return !was || !is || was.asks !== is.asks || Math.abs(is.mean - was.mean) >= NEWS;
  });
}

const NEWS = 0.001;

async function readPriced({ db, now }: Services): Promise<Priced[]> {
  const since = new Date(now().getTime() - PAID_SINCE_DAYS * DAY_MS).toISOString();
  const listed = sql.join(
    LISTED_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  );
  const rows = await db.execute<Record<string, unknown>>(sql`
    select l.id, l.vehicle_type as "vehicleType", l.make, l.model, l.year, l.mileage, l.postcode, l.latitude, l.longitude,
           l.details, l.answers, coalesce(l.owner_id::text, l.id::text) as owner, u.type = 'DEALERSHIP' as dealer,
           case when l.sale_price_cents > 0 then l.sale_price_cents else l.price_cents end as price,
           coalesce(l.sale_price_cents > 0, false) as paid, coalesce(l.sold_at, l.published_at, l.updated_at) as since
      from listings l left join users u on u.id = l.owner_id
     where l.category = 'VEHICLE' and l.vehicle_type = 'CARS' and not l.demo and l.price_cents > 0
       and l.year is not null and l.mileage is not null and l.make is not null and l.model is not null
       and (l.status in (${listed})
            or (l.sold_at > ${since}::timestamptz and l.sale_price_cents between l.price_cents * ${OF_ASKED[0]}::float8
                and l.price_cents * ${OF_ASKED[1]}::float8))
     order by coalesce(l.sold_at, l.published_at, l.updated_at) desc limit ${MAX}`);
  return [...rows].map((row) => ({ ...(row as unknown as Priced), since: new Date(row.since as string) }));
}

/** A price beside what model and index say of exactly this vehicle; null where they say nothing. */
async function toAsk(services: Services, model: Model, row: Priced, now: Date): Promise<Ask | null> {
  const subject = await subjectOf(services, row);
  if (subject === null || (await findRefusal(subject, now)) !== null) return null;
  const match = matchModel(model, subject.make, subject.models);
  if (match?.scope !== 'model') return null;
  const { place, log, noise } = standAlone(model, match, subject, now);
  const channel = CHANNEL_SHARE[row.dealer ? 'dealerRetail' : 'privateParty'];
  const brings = row.paid ? 1 : ASK_TO_SALE[row.dealer ? 'dealerRetail' : 'privateParty'];
  return {
    place,
    seller: row.owner ?? row.id,
    residual: Math.log((row.price / 100) * brings) - log - Math.log(channel),
    noise: noise + OWN_NOISE ** 2,
    days: (now.getTime() - row.since.getTime()) / DAY_MS,
  };
}

/** People's asks lie farther apart than the dealers' prices that the model's error was measured on. */
const OWN_NOISE = 0.06;

async function subjectOf(services: Services, row: Priced) {
  const input = toEvaluateInput(row);
  for (const asked of [input, { ...input, vin: undefined, postcode: undefined }])
    try {
      return await toSubject({ ctx: withActor(services, VISITOR), input: asked });
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  return null;
}
