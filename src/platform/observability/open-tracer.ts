import type { Config } from '../config/config.ts';
import type { Database } from '../db/index.ts';
import type { Log } from '../log/log.ts';
import { loadSdk } from '../telemetry/index.ts';
import { NO_TRACER, type Tracer } from './tracer.ts';

type Parts = { readonly traces: Config['traces']; readonly db: Database; readonly log: Log };

/** The libraries are loaded only when traces have somewhere to go: they take memory and time at the start. */
export async function openTracer({ traces, db, log }: Parts): Promise<Tracer> {
  if (traces === null) return NO_TRACER;
  const [{ createTracer }, { traceStatements }, { traceFetch }] = await Promise.all([
    loadSdk('otlp', () => import('./otlp-tracer.ts')),
    import('./trace-statements.ts'),
    import('./trace-fetch.ts'),
  ]);
  const tracer = createTracer({ ...traces, log });
  traceStatements(db, tracer);
  const stopFetch = traceFetch(tracer);
  return {
    ...tracer,
    close: async () => {
      stopFetch();
      await tracer.close();
    },
  };
}
