import { Gauge } from 'prom-client';
import type { Services } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { readSpace, readVersion } from '#platform/observability/index.ts';
import { readBacklog } from './read-backlog.ts';

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
