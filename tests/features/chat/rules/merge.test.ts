import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastWithoutGap, mergeMessages, withStatuses } from '#features/chat/rules/merge.ts';

const at = (seq: number) => new Date(Date.UTC(2026, 10, 20, 12, seq)).toISOString();
const NOW = new Date('2026-11-20T18:00:00Z');
const said = (seq: number, senderId: string, body: { readonly kind: string } & Record<string, unknown>) => ({
  id: `m${seq}`,
  seq,
  senderId,
  createdAt: at(seq),
  body,
});
const offer = (counterTo: string | null = null) => ({
  kind: 'OFFER',
  intent: 'CASH_OFFER',
  amountCents: 100_000,
  trade: null,
  counterTo,
  status: 'OPEN',
});

describe('messages that come in by several roads', () => {
  test('stand once each and in order, whatever the order in which they came', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 40 }))), (batches) => {
        const merged = batches.reduce<readonly { seq: number }[]>(
          (known, batch) =>
            mergeMessages(
              known,
              batch.map((seq) => ({ seq })),
            ),
          [],
        );
        const places = [...new Set(batches.flat())].sort((a, b) => a - b);
        expect(merged.map(({ seq }) => seq)).toEqual(places);
      }),
    );
  });

  test('of two at one place the later one counts: a photo that is ready takes the place of one that was not', () => {
    const merged = mergeMessages([{ seq: 1, text: 'waits' }], [{ seq: 1, text: 'ready' }]);
    expect(merged).toEqual([{ seq: 1, text: 'ready' }]);
  });

  test('are whole up to the first gap', () => {
    const upTo = (...places: number[]) => lastWithoutGap(places.map((seq) => ({ seq })));
    expect([upTo(), upTo(7), upTo(7, 8, 9), upTo(7, 8, 10, 11)]).toEqual([0, 7, 9, 8]);
  });
});

test('an offer stands as what was said after it left it', () => {
  const status = (messages: readonly ReturnType<typeof said>[]) =>
    withStatuses(messages, NOW).map(({ body }) => ('status' in body ? body.status : null));
  const first = said(1, 'buyer', offer());
  const counter = said(2, 'seller', offer('m1'));
  expect(status([first])).toEqual(['OPEN']);
  expect(status([first, counter])).toEqual(['COUNTERED', 'OPEN']);
  const accepted = said(3, 'buyer', { kind: 'OFFER_ANSWER', offerId: 'm2', answer: 'ACCEPT' });
  expect(status([first, counter, accepted])).toEqual(['COUNTERED', 'ACCEPTED', null]);
  expect(withStatuses([first], new Date('2026-12-20T00:00:00Z'))[0]?.body).toMatchObject({ status: 'LAPSED' });
});
