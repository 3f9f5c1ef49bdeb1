import { isOrderState } from '#features/store/rules/order-state.ts';
import { fill } from '#shared/text.ts';
import { orderPages, operatorPages as words } from '#features/store/words.ts';
import type { Ctx } from '#platform/context.ts';
import { type Fields, type FormInput, type Outcome, postedForm, stay } from '#platform/forms/index.ts';
import { moveOrder } from '#features/store/server/index.ts';
import { closeReport } from './close-report.ts';
import { setPrice } from './prices.ts';
import { requireOperator } from './require-operator.ts';

/** Every form of the operator's pages: the hidden field `do` says which. */
export async function operatorForm(input: FormInput): Promise<Outcome> {
  requireOperator(input.ctx);
  return runOperator(input);
}

const runOperator = postedForm(async ({ ctx }, form) => {
  const said = await run(ctx, form);
  return said === null ? stay() : stay({ notice: { kind: 'good', text: said } });
});

async function run(ctx: Ctx, form: Fields): Promise<string | null> {
  const text = (name: string) => form.get(name) ?? '';
  if (form.get('do') === 'move') {
    const to = text('to');
    if (!isOrderState(to) || to === 'PLACED') return null;
    await moveOrder({ ctx, input: { orderId: text('order'), to } });
    return fill(words.moved, { state: orderPages[`state${to}`].toLowerCase() });
  }
  if (form.get('do') === 'price') {
    const input = { code: text('code'), price: text('price'), before: text('before'), stock: text('stock') };
    return fill(words.savedPrice, { title: await setPrice({ ctx, input }) });
  }
  if (form.get('do') === 'report') {
    const action = text('action') === 'TAKEN_DOWN' ? 'TAKEN_DOWN' : 'CLOSED';
    await closeReport({ ctx, input: { reportId: text('report'), note: text('note'), action } });
    return action === 'TAKEN_DOWN' ? words.tookDown : words.closed;
  }
  return null;
}
