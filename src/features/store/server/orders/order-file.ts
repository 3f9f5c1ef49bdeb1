import { readPrintChoice } from '#features/print/rules/choice.ts';
import { findPrintProduct } from '#features/print/rules/products.ts';
import { orderPages as words } from '../../words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import { renderPieces, renderPrintPdf } from '#features/print/server/index.ts';
import { readOrder } from './own-orders.ts';

type Input = {
  readonly orderId: string;
  readonly lineId: string;
  /** `home` fits label sheets and letter paper; `shop` has true size, bleed and cut marks. */
  readonly kind: 'home' | 'shop';
};

/** The PDF of one line of an order, each code once, in order. */
export async function readOrderFile({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Buffer> {
  const { userId } = requireMember(ctx);
  const order = await readOrder({ ctx, input });
  const line = order.lines.find(({ id }) => id === input.lineId);
  const product = findPrintProduct(line?.variant);
  const codes = line?.codes.filter(({ state }) => state !== 'RETIRED') ?? [];
  if (!product || codes.length === 0) throw missing(words.noFile);
  await ctx.limits.consume('print', userId);
  if (input.kind === 'shop') {
    const items = codes.map(({ uuid }) => ({ productCode: product.code, uuid }));
    return renderPrintPdf({ ctx, input: { items, bleed: true } });
  }
  const { job } = readPrintChoice({ get: (name) => (name === 'product' ? product.code : null) });
  return renderPieces(
    ctx,
    codes.map(({ uuid }) => ({ product, uuid })),
    job,
  );
}
