import { eq } from 'drizzle-orm';
import type { CodeView } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { mintCodes } from '#features/stickers/server/index.ts';
import type { TestServices } from '../../../support/services.ts';

/** Codes that nobody owns. */
export async function blanks(ctx: Ctx, count = 1, productCode: string | null = '1111'): Promise<CodeView[]> {
  const { codes } = await mintCodes({ ctx, input: { count, productCode } });
  return [...codes];
}

export async function blank(ctx: Ctx): Promise<CodeView> {
  const [code] = await blanks(ctx);
  return code as CodeView;
}

export const historyOf = async ({ db }: TestServices, id: string): Promise<string[]> =>
  (await db.select().from(schema.qrHistory).where(eq(schema.qrHistory.codeId, id)).orderBy(schema.qrHistory.id)).map(
    ({ kind }) => kind,
  );

export async function codeRow({ db }: TestServices, id: string) {
  const [row] = await db.select().from(schema.qrCodes).where(eq(schema.qrCodes.id, id));
  if (!row) throw new Error(`There is no code ${id}.`);
  return row;
}
