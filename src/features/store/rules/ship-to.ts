import { findState } from '#shared/us-states.ts';
import { parseZip } from '#shared/zip.ts';
import { PAY_BY, type PayBy } from './order-state.ts';

/** Where an order goes. */
export type ShipTo = {
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Five digits. */
  readonly zip: string;
};
export type OrderForm = { readonly name: string; readonly address: ShipTo; readonly payBy: PayBy };
type OrderFault = 'needName' | 'needStreet' | 'needCity' | 'needState' | 'needPay';

const ORDER_FIELDS = ['name', 'street', 'street2', 'city', 'state', 'zip', 'pay'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** A line on a label, without what could break out of it. */
const line = (typed: string | undefined, most: number): string =>
  (typed ?? '')
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);

type Read =
  | { readonly ok: true; readonly value: OrderForm }
  /** The name of the sentence by field; that of a ZIP code is the sentence itself. */
  | { readonly ok: false; readonly faults: Readonly<Partial<Record<OrderField, OrderFault | { said: string }>>> };

/** Reads the form of the checkout. Every fault at once. */
export function readOrderForm(form: { get(name: OrderField): string | undefined }): Read {
  const name = line(form.get('name'), 80);
  const street = line(form.get('street'), 120);
  const city = line(form.get('city'), 80);
  const state = findState(form.get('state'));
  const zip = parseZip(form.get('zip'));
  const payBy = PAY_BY.find((way) => way === form.get('pay'));
  const faults = {
    ...(name.length < 2 && { name: 'needName' as const }),
    ...(!/\p{L}|\d/u.test(street) && { street: 'needStreet' as const }),
    ...(city.length < 2 && { city: 'needCity' as const }),
    ...(!state && { state: 'needState' as const }),
    ...(!zip.ok && { zip: { said: zip.reason } }),
    ...(!payBy && { pay: 'needPay' as const }),
  };
  if (!state || !zip.ok || !payBy || Object.keys(faults).length > 0) return { ok: false, faults };
  const address = { street, street2: line(form.get('street2'), 60), city, state: state.code, zip: zip.value };
  return { ok: true, value: { name, address, payBy } };
}
