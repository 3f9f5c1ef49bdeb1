import { Gauge } from 'prom-client';
import { sql } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import { indexAge, readMarketDrift } from '#features/valuation/server/index.ts';
import { daysLeft, FACTS } from '../facts/facts.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { readSpace, readVersion } from '#platform/observability/index.ts';
import { MAX_TRIES } from '#platform/mail/index.ts';

type Backlog = {
  readonly mailWaiting: number;
  readonly mailOldestSeconds: number;
  readonly mailGivenUp: number;
  readonly searchLag: number;
};

const KEPT_MS = 5_000;
const TIMEOUT_MS = 1_000;

/**
 * What waits in the database. One question at a time, its answer kept for five seconds; null while there is none within
 * a second.
 */
function readBacklog(services: Pick<Services, 'db' | 'database' | 'now'>): () => Promise<Backlog | null> {
  let last: { at: number; backlog: Backlog } | null = null;
  let asked: Promise<Backlog | null> | null = null;
  const ask = async () => {
    const backlog = await query(services);
    last = { at: performance.now(), backlog };
    return backlog;
  };
  return async () => {
    if (last && performance.now() - last.at < KEPT_MS) return last.backlog;
    asked ??= ask()
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return Promise.race([asked, inTime()]);
  };
}

const inTime = () => new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref());

async function query(services: Pick<Services, 'db' | 'now'>): Promise<Backlog> {
  const now = services.now().toISOString();
  const [row] = await services.db.execute<Record<'waiting' | 'oldest' | 'given_up' | 'version', string | null>>(sql`
    select count(*) filter (where attempts < ${MAX_TRIES}) as waiting,
      count(*) filter (where attempts >= ${MAX_TRIES}) as given_up,
      extract(epoch from ${now}::timestamptz - min(greatest(created_at, send_after))
        filter (where attempts < ${MAX_TRIES} and greatest(created_at, send_after) <= ${now}::timestamptz)) as oldest,
      (select version from search_clock where id = 1) as version
    from mail_queue where sent_at is null`);
  return {
    mailWaiting: Number(row?.waiting ?? 0),
    mailOldestSeconds: Math.max(0, Number(row?.oldest ?? 0)),
    mailGivenUp: Number(row?.given_up ?? 0),
    searchLag: Math.max(0, Number(row?.version ?? 0) - liveIndex(services).version),
  };
}

type Watched = Pick<Services, 'config' | 'db' | 'database' | 'cache' | 'realtime' | 'metrics' | 'health' | 'now'>;

/** What is read when somebody asks for the metrics, and costs nothing until then. */
export function watchServices(services: Watched): void {
  const { registry } = services.metrics;
  const gauge = (name: string, help: string, collect: (gauge: Gauge) => unknown, ...labelNames: string[]) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await collect(this);
      },
    });
  watchDatabase(services, gauge);
  watchBacklog(services, gauge);
  watchValues(services, gauge);
  gauge(
    'curbtag_fact_days_left',
    'Days until nobody has compared a table with its source for a year.',
    (it) => {
      for (const fact of FACTS) it.set({ fact: fact.id }, daysLeft(fact, services.now()));
    },
    'fact',
  );
  const { cache, realtime, config } = services;
  gauge('curbtag_page_cache_bytes', 'Memory that kept pages take.', (it) => it.set(cache.usage().bytes));
  gauge('curbtag_page_cache_pages', 'Pages that are kept.', (it) => it.set(cache.usage().pages));
  gauge('curbtag_sockets_connected', 'Devices connected to this process.', (it) => it.set(realtime.connected()));
  gauge('curbtag_search_index_listings', 'Listings this process can search.', (it) => it.set(liveIndex(services).size));
  gauge('curbtag_disk_free_bytes', 'Free space where the data folder is.', async (it) =>
    it.set((await readSpace(config.dataDir)).freeBytes),
  );
  gauge(
    'curbtag_ready',
    'Whether a readiness check passes.',
    async (it) => {
      for (const { name, ok } of (await services.health.ready()).checks) it.set({ check: name }, ok ? 1 : 0);
    },
    'check',
  );
  gauge(
    'curbtag_build_info',
    'Always 1; the labels say what runs.',
    (it) => it.set({ version: readVersion(), node: process.version, engine: services.database.engine }, 1),
    ...['version', 'node', 'engine'],
  );
}

/** What values are carried by: readings that an operator brings up to date, and what the market itself says every hour. */
function watchValues(services: Watched, gauge: MakeGauge): void {
  gauge(
    'curbtag_price_index_age_months',
    'Months since the last reading of used-vehicle prices.',
    (it) => {
      const { all, electric } = indexAge(services.now());
      it.set({ segment: 'all' }, all);
      it.set({ segment: 'electric' }, electric);
    },
    'segment',
  );
  gauge('curbtag_price_index_stale', 'Whether the last reading is older than 90 days.', (it) =>
    it.set(indexAge(services.now()).all > STALE_MONTHS ? 1 : 0),
  );
  gauge('curbtag_market_drift_age_seconds', 'Age of what was last learned from the market.', async (it) => {
    const drift = await readMarketDrift(services).catch(() => null);
    if (drift) it.set((services.now().getTime() - drift.at.getTime()) / 1000);
  });
}

const STALE_MONTHS = 3;

type MakeGauge = (name: string, help: string, collect: (gauge: Gauge) => unknown, ...labelNames: string[]) => Gauge;

function watchDatabase({ database }: Watched, gauge: MakeGauge): void {
  gauge(
    'curbtag_database_connections',
    'Connections of this process: the most it may open, open ones, those at work.',
    (it) => {
      const { max, open, busy } = database.pool();
      it.set({ state: 'max' }, max);
      it.set({ state: 'open' }, open);
      it.set({ state: 'busy' }, busy);
    },
    'state',
  );
  gauge('curbtag_database_queries_waiting', 'Queries that wait for a connection.', (it) =>
    it.set(database.pool().waiting),
  );
}

/** Read in one question, and left out while the database does not answer: a stale number would look like a true one. */
function watchBacklog(services: Watched, gauge: MakeGauge): void {
  const backlog = readBacklog(services);
  const each = [
    ['curbtag_mail_queue_waiting', 'Emails that have not left yet.', 'mailWaiting'],
    [
      'curbtag_mail_queue_oldest_age_seconds',
      'Age of the oldest email that is due and has not left.',
      'mailOldestSeconds',
    ],
    ['curbtag_mail_queue_given_up', 'Emails that were given up in the last 30 days.', 'mailGivenUp'],
    ['curbtag_search_index_lag_changes', 'Changes of the market that this process has not read yet.', 'searchLag'],
  ] as const;
  for (const [name, help, field] of each)
    gauge(name, help, async (it) => {
      const found = await backlog();
      if (found) it.set(found[field]);
    });
}
