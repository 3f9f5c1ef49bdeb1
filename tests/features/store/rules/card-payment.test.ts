import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardState, mergeDispute, PAYMENT_STATES, type Payment } from '#features/store/rules/card-payment.ts';

const PAID: Payment = { status: 'PAID', amountCents: 1_000, refundedCents: 0, refundDue: false, dispute: null };

describe('how the payment of an order stands', () => {
  test.each([
    ['nothing was tried', [], 'UNPAID'],
    ['a page is open', [{ ...PAID, status: 'OPEN' as const }], 'UNPAID'],
    ['a page ran out and the next was paid', [{ ...PAID, status: 'EXPIRED' as const }, PAID], 'PAID'],
    ['a bank takes days', [{ ...PAID, status: 'PROCESSING' as const }], 'PROCESSING'],
    ['a part went back', [{ ...PAID, refundedCents: 1 }], 'PARTLY_REFUNDED'],
    ['all went back', [{ ...PAID, refundedCents: 1_000 }], 'REFUNDED'],
    ['it is to go back', [{ ...PAID, refundDue: true }], 'REFUNDING'],
    ['it was paid twice and one goes back', [PAID, { ...PAID, refundDue: true }], 'REFUNDING'],
    ['it was paid twice and one went back', [PAID, { ...PAID, refundedCents: 1_000 }], 'PAID'],
    ['the buyer disputes it', [{ ...PAID, dispute: 'OPEN' as const }], 'DISPUTED'],
    ['the bank decided for the store', [{ ...PAID, dispute: 'WON' as const }], 'PAID'],
    ['the bank decided for the buyer', [{ ...PAID, dispute: 'LOST' as const }], 'DISPUTE_LOST'],
  ])('%s', (_, payments, state) => {
    expect(cardState(payments)).toBe(state);
  });

  test('the order of the tries changes nothing', () => {
    const payment = fc.record({
      status: fc.constantFrom(...PAYMENT_STATES),
      amountCents: fc.constant(1_000),
      refundedCents: fc.nat(1_000),
      refundDue: fc.boolean(),
      dispute: fc.constantFrom(null, 'OPEN' as const, 'WON' as const, 'LOST' as const),
    });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 5 }), (payments) => {
        expect(cardState([...payments].reverse())).toBe(cardState(payments));
      }),
    );
  });

  test('what a bank decided stays decided, in whatever order its messages come', () => {
    const decided = fc.constantFrom('won', 'lost');
    const others = fc.array(fc.constantFrom('needs_response', 'under_review', 'warning_needs_response'));
    fc.assert(
      fc.property(others, decided, others, (before, last, after) => {
        const known = [...before, last, ...after].reduce<ReturnType<typeof mergeDispute>>(mergeDispute, null);
        expect(known).toBe(last === 'won' ? 'WON' : 'LOST');
      }),
    );
  });
});
