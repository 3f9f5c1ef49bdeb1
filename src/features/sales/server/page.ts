import { z } from 'zod';
import { parseMoney } from '#shared/money.ts';
import type { Ctx } from '#platform/context.ts';
import { missing, orMissing } from '#platform/errors.ts';
import { type Fields, type Form, go, postedForm, refuse } from '#platform/forms/index.ts';
import { actSchema } from '../contract.ts';
import { CHECKS } from '../rules/acts.ts';
import { salePage } from '../words/sale-page.ts';
import { sales } from '../words/sales.ts';
import { actInSale } from './act.ts';
import { type OpenSale, openSale } from './open-sale.ts';

/** A sale for its page; null for one that is not there, or of others. */
export async function openSalePage({ ctx, id }: { ctx: Ctx; id: string }): Promise<OpenSale | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return orMissing(openSale({ ctx, id }));
}

export const salePath = (id: string): string => `/my/sales/${id}`;

/** The plain forms of a sale's page: `do` says which act, and what was typed goes with it. */
export const saleForm = (id: string): Form =>
  postedForm(async ({ ctx }, form) => {
    if (!z.uuid().safeParse(id).success) throw missing(sales.missing);
    const kind = form.get('do') ?? '';
    if (kind === 'CHECKS') {
      await saveChecks(ctx, id, form);
      return go(`${salePath(id)}#checks`);
    }
    const money = MONEY_FIELDS[kind];
    const read = money ? parseMoney(form.get(money.field)) : null;
    if (money && read && !read.ok)
      return refuse(Object.fromEntries(form), { [money.field]: form.get(money.field) ? read.reason : money.fault });
    const said = { ...Object.fromEntries(form), ...(money && read?.ok ? { [money.cents]: read.value } : {}) };
    const act = actSchema.safeParse(toAct(kind, said));
    if (!act.success) throw missing(sales.missing);
    await actInSale({ ctx, input: { id, act: act.data } });
    return go(`${salePath(id)}#${PARTS[act.data.kind]}`);
  });

type MoneyField = { readonly field: string; readonly cents: string; readonly fault: string };
const MONEY_FIELDS: Readonly<Record<string, MoneyField | undefined>> = {
  AGREED: { field: 'price', cents: 'priceCents', fault: salePage.deal.fault },
  DEPOSIT: { field: 'amount', cents: 'amountCents', fault: salePage.deposit.fault },
};

/** The part of the page that shows what came of an act. */
const PARTS = {
  AGREED: 'deal',
  CHECKED: 'checks',
  DEPOSIT: 'deposit',
  DEPOSIT_CONFIRMED: 'deposit',
  PAYMENT: 'pay',
  NO_SHOW: 'meet',
  STEPPED_BACK: 'deal',
  HANDED_OVER: 'hand',
} as const;

function toAct(kind: string, said: Readonly<Record<string, unknown>>): unknown {
  const { priceCents, amountCents, refundable, method, meetingId, why } = said;
  const fields: Readonly<Record<string, object | undefined>> = {
    AGREED: { priceCents },
    DEPOSIT: { amountCents, refundable: refundable === 'yes' },
    PAYMENT: { method },
    NO_SHOW: { meetingId },
    STEPPED_BACK: { why },
  };
  return { kind, ...fields[kind] };
}

/** A form sends what is ticked; each difference is an act of its own. */
async function saveChecks(ctx: Ctx, id: string, form: Fields): Promise<void> {
  const { sale, side } = await openSale({ ctx, id });
  for (const check of CHECKS[side]) {
    const done = form.get(check) === 'yes';
    if (sale.checked.has(check) !== done)
      await actInSale({ ctx, input: { id, act: { kind: 'CHECKED', check, done } } });
  }
}
