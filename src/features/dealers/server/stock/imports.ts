import { and, eq } from 'drizzle-orm';
import type { StockOptions, StockReport } from '../../rules/stock-report.ts';
import { stockOptionsSchema, stockReportSchema } from '../../rules/stock-report.ts';
import { stockPage as words } from '../../words/stock.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../../schema.ts';
import { missing } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { readOwnPartner } from '../index.ts';
import { previewStock } from './preview.ts';
import { readStockFile, type StockFile } from './read-file.ts';

const { stockImports } = schema;

export type StockImport = {
  readonly id: string;
  readonly status: 'PREVIEW' | 'RUNNING' | 'DONE';
  readonly options: StockOptions;
  readonly total: number;
  readonly done: number;
  readonly ignored: readonly string[];
  readonly reports: readonly StockReport[];
};

type Begin = { readonly source: string; readonly file: StockFile; readonly options: StockOptions };

/** Keeps a file with what an import of it would do. Nothing is imported yet. Only for dealerships that are set up. */
export async function beginImport({ ctx, input }: { ctx: Ctx; input: Begin }): Promise<{ id: string }> {
  const { userId } = requireMember(ctx);
  const partner = await readOwnPartner({ ctx });
  if (!partner) throw missing(words.dealersOnly);
  const { source, file, options } = input;
  const results = await previewStock({ ctx, header: file.header, options, dealer: partner.name }, file, userId);
  const id = newId(ctx.now());
  await ctx.db
    .insert(stockImports)
    .values({ id, userId, source, options, total: file.rows.length, results, createdAt: ctx.now() });
  return { id };
}

const named = (id: string, userId: string) => and(eq(stockImports.id, id), eq(stockImports.userId, userId));
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One of the person's own imports. Somebody else's is not there (404). */
export async function readImport({ ctx, id }: { ctx: Ctx; id: string }): Promise<StockImport> {
  const { userId } = requireMember(ctx);
  const [row] = UUID.test(id) ? await ctx.db.select().from(stockImports).where(named(id, userId)) : [];
  if (!row) throw missing(words.missing);
  const file = row.source === '' ? null : readStockFile(row.source);
  return {
    id: row.id,
    status: row.status,
    options: stockOptionsSchema.parse(row.options),
    total: row.total,
    done: row.done,
    ignored: file?.ok ? file.value.header.ignored : [],
    reports: stockReportSchema.array().parse(row.results),
  };
}

/** Lets the job read the rows in. A second press changes nothing. */
export async function startImport({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { userId } = requireMember(ctx);
  await readImport({ ctx, id });
  await ctx.db
    .update(stockImports)
    .set({ status: 'RUNNING' })
    .where(and(named(id, userId), eq(stockImports.status, 'PREVIEW')));
}
