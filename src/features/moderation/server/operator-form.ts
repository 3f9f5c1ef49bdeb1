import { isOrderState } from '#features/store/rules/order-state.ts';
import { fill } from '#shared/text.ts';
import { orderPages, operatorPages as words } from '#features/store/words.ts';
import { type FormInput, type Outcome, readForm, stay, stayOnRefusal } from '#platform/forms/index.ts';
import { moveOrder } from '#features/store/server/index.ts';
import { closeReport } from './close-report.ts';
import { setPrice } from './prices.ts';
import { requireOperator } from './require-operator.ts';

type Form = ReadonlyMap<string, string>;

/** Every form of the operator's pages: the hidden field `do` says which. */
export async function operatorForm({ ctx, request }: FormInput): Promise<Outcome> {
  requireOperator(ctx);
  const form = await readForm(request);
  try {
    const said = await run({ ctx, request }, form);
    return said === null ? stay() : stay({ notice: { kind: 'good', text: said } });
  } catch (error) {
    return stayOnRefusal(error, Object.fromEntries(form));
  }
}

async function run({ ctx }: FormInput, form: Form): Promise<string | null> {
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
