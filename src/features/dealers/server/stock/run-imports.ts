import { asc, eq } from 'drizzle-orm';
import { type StockReport, stockOptionsSchema, stockReportSchema } from '../../rules/stock-report.ts';
import { stockFaults as words } from '../../words/stock.ts';
import { type Services, withActor } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import { databaseFault } from '#platform/db/index.ts';
import { isAppError } from '#platform/errors.ts';
import type { Reading } from './check-row.ts';
import { importRow } from './import-row.ts';
import { readStockFile } from './read-file.ts';

const { partners, stockImports } = schema;

/** A run works this long and leaves the rest to the next one, so that the server stops when asked to. */
const A_RUN_MS = 3_000;
/** Rows whose outcome is written together. */
const BATCH = 25;

type ImportRow = typeof stockImports.$inferSelect;

/** Goes on with the oldest import that is under way. A run that was cut off is taken up where its last batch ended. */
export async function runImports({ services }: { services: Services }): Promise<void> {
  const [found] = await services.db
    .select()
    .from(stockImports)
    .where(eq(stockImports.status, 'RUNNING'))
    .orderBy(asc(stockImports.createdAt))
    .limit(1);
  if (found) await goOn(services, found);
}

async function goOn(services: Services, row: ImportRow): Promise<void> {
  const file = readStockFile(row.source);
  const reading = file.ok ? await toReading(services, row, file.value.header) : null;
  if (!file.ok || !reading) return finish(services, row.id);
  const planned = stockReportSchema.array().parse(row.results);
  const until = performance.now() + A_RUN_MS;
  let done = row.done;
  while (done < row.total && performance.now() < until) {
    const batch = file.value.rows.slice(done, done + BATCH);
    const reports: StockReport[] = [];
    for (const [at, record] of batch.entries()) {
      const plan = planned[done + at];
      // What the preview left out stays out: it is what the dealer agreed to.
      if (plan?.verdict === 'ERROR') reports.push(plan);
      else reports.push(await importOne(services, { reading, record, userId: row.userId }));
    }
    done += batch.length;
    planned.splice(done - batch.length, batch.length, ...reports);
    await services.db.update(stockImports).set({ done, results: planned }).where(eq(stockImports.id, row.id));
  }
  if (done >= row.total) await finish(services, row.id);
}

async function importOne(services: Services, call: Parameters<typeof importRow>[0]): Promise<StockReport> {
  try {
    return await importRow(call);
  } catch (error) {
    // The row is as good as before: the batch is taken up again once the database is back.
    if ((isAppError(error) ? error : databaseFault(error))?.kind === 'unavailable') throw error;
    services.telemetry.error(error, { path: 'stock import', method: 'JOB' });
    return { line: call.record.line, title: '', verdict: 'ERROR', notes: [words.unexpected] };
  }
}

async function toReading(services: Services, row: ImportRow, header: Reading['header']): Promise<Reading | null> {
  const [partner] = await services.db.select().from(partners).where(eq(partners.userId, row.userId));
  if (!partner) return null;
  const actor = { kind: 'user', userId: row.userId, sessionId: '', sessionKey: null, role: 'MEMBER' } as const;
  return {
    ctx: withActor(services, actor),
    header,
    options: stockOptionsSchema.parse(row.options),
    dealer: partner.name,
  };
}

/** The file itself is not needed any more. */
async function finish(services: Services, id: string): Promise<void> {
  await services.db.update(stockImports).set({ status: 'DONE', source: '' }).where(eq(stockImports.id, id));
}
