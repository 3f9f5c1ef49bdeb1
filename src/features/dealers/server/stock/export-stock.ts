import { and, asc, eq, ne } from 'drizzle-orm';
import { writeCsv } from '#platform/csv.ts';
import { numberAnswer, textAnswer } from '#shared/answers.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';

const { listings, stockItems } = schema;

/** The columns that an import reads, so that the file can come back in. */
const COLUMNS = [
  'stock number',
  'vin',
  'status',
  'year',
  'make',
  'model',
  'trim',
  'body',
  'mileage',
  'price',
  'condition',
  'exterior color',
  'description',
] as const;

/** The signed-in person's own listings as CSV, safe to open in a spreadsheet. Archived ones are left out. */
export async function exportStock({ ctx }: { ctx: Ctx }): Promise<string> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ row: listings, stockNumber: stockItems.stockNumber })
    .from(listings)
    .leftJoin(stockItems, eq(stockItems.listingId, listings.id))
    .where(and(eq(listings.ownerId, userId), ne(listings.status, 'ARCHIVED')))
    .orderBy(asc(listings.id));
  const lines = rows.map(({ row, stockNumber }) => {
    const { answers } = row;
    const kind = textAnswer(answers, 'conditionKind');
    return [
      stockNumber,
      textAnswer(answers, 'vin'),
      row.status.toLowerCase(),
      row.year,
      row.make,
      row.model,
      textAnswer(answers, 'trim'),
      textAnswer(answers, 'body').toLowerCase(),
      numberAnswer(answers, 'mileage'),
      row.priceCents === null ? null : row.priceCents / 100,
      kind === 'BRAND_NEW' ? 'new' : kind === 'CERTIFIED_PRE_OWNED' ? 'certified' : 'used',
      textAnswer(answers, 'exteriorColor').toLowerCase().replaceAll('_', ' '),
      row.description,
    ];
  });
  return writeCsv([COLUMNS, ...lines]);
}
