import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  CHECKS,
  PAYMENTS,
  SALE_KINDS,
  type SaleEvent,
  type SaleKind,
  SIDES,
  STEP_BACKS,
} from '#features/sales/rules/acts.ts';
import { isRepeat, LATE_MS, type Meeting, refuseAct } from '#features/sales/rules/may-act.ts';
import { nextStep } from '#features/sales/rules/next-step.ts';
import { type Accepted, readSale } from '#features/sales/rules/read-sale.ts';

const MEETING = '6d0b54a6-95a8-4d6a-8f0b-000000000001';
const START = Date.parse('2026-11-20T12:00:00.000Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();

function play(
  kind: SaleKind,
  acts: readonly (readonly [SaleEvent['side'], Act])[],
  accepted: readonly Accepted[] = [],
) {
  const events = acts.map(([side, act], i): SaleEvent => ({ seq: i + 1, side, at: at(i + 1), act }));
  return readSale({ kind, events, accepted });
}
const agreed = (priceCents: number): Act => ({ kind: 'AGREED', priceCents });
const handed: Act = { kind: 'HANDED_OVER' };
const left: Act = { kind: 'STEPPED_BACK', why: 'CHANGED_MIND' };

describe('what a sale is now', () => {
  test('a car is agreed on once both have said the same price', () => {
    expect(play('VEHICLE', []).stage).toBe('NEW');
    expect(play('VEHICLE', [['BUYER', agreed(900_000)]])).toMatchObject({ stage: 'PROPOSED', priceCents: null });
    const apart = play('VEHICLE', [
      ['BUYER', agreed(900_000)],
      ['SELLER', agreed(950_000)],
    ]);
    expect(apart).toMatchObject({ stage: 'PROPOSED', priceCents: null });
    const same = play('VEHICLE', [
      ['BUYER', agreed(900_000)],
      ['SELLER', agreed(900_000)],
    ]);
    expect(same).toMatchObject({ stage: 'AGREED', priceCents: 900_000, agreedAt: at(2) });
  });

  test('an accepted offer is both words at once, and a later word changes it', () => {
    const offer = [{ at: at(0), amountCents: 870_000 }];
    expect(play('VEHICLE', [], offer)).toMatchObject({ stage: 'AGREED', priceCents: 870_000 });
    expect(play('VEHICLE', [['SELLER', agreed(880_000)]], offer)).toMatchObject({ stage: 'PROPOSED' });
  });

  test('the seller’s word keeps a thing for its buyer; the buyer’s alone does not', () => {
    expect(play('THING', [['SELLER', agreed(4_000)]])).toMatchObject({ stage: 'AGREED', priceCents: 4_000 });
    expect(play('THING', [['BUYER', agreed(4_000)]]).stage).toBe('PROPOSED');
  });

  test('three taps end the sale of a thing', () => {
    const steps = [
      ['SELLER', agreed(0)],
      ['SELLER', handed],
      ['BUYER', handed],
    ] as const;
    expect(steps.map((_, i) => play('THING', steps.slice(0, i + 1)).stage)).toEqual(['AGREED', 'HANDED_OVER', 'DONE']);
  });

  test('who steps back ends the deal; the next word begins another, without ticks or deposit of the first', () => {
    const before = [
      ['BUYER', agreed(900_000)],
      ['SELLER', agreed(900_000)],
      ['BUYER', { kind: 'CHECKED', check: 'VIN', done: true }],
      ['SELLER', { kind: 'DEPOSIT', amountCents: 50_000, refundable: true }],
      ['SELLER', left],
    ] as const;
    expect(play('VEHICLE', before)).toMatchObject({ stage: 'OFF', steppedBack: { by: 'SELLER', why: 'CHANGED_MIND' } });
    const again = play('VEHICLE', [...before, ['BUYER', agreed(890_000)]]);
    expect(again).toMatchObject({ stage: 'PROPOSED', deposit: null, said: { BUYER: 890_000, SELLER: null } });
    expect(again.checked.size).toBe(0);
  });
});

const side = fc.constantFrom(...SIDES);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('AGREED' as const), priceCents: fc.constantFrom(0, 100_000, 200_000) }),
  fc.record({
    kind: fc.constant('CHECKED' as const),
    check: fc.constantFrom(...CHECKS.BUYER, ...CHECKS.SELLER),
    done: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('DEPOSIT' as const),
    amountCents: fc.constantFrom(100, 5_000),
    refundable: fc.boolean(),
  }),
  fc.constant<Act>({ kind: 'DEPOSIT_CONFIRMED' }),
  fc.record({ kind: fc.constant('PAYMENT' as const), method: fc.constantFrom(...PAYMENTS) }),
  fc.constant<Act>({ kind: 'NO_SHOW', meetingId: MEETING }),
  fc.record({ kind: fc.constant('STEPPED_BACK' as const), why: fc.constantFrom(...STEP_BACKS) }),
  fc.constant<Act>(handed),
);
const meetings: readonly Meeting[] = [
  {
    id: MEETING,
    viewingId: MEETING,
    startsAt: new Date(START - 3_600_000),
    minutes: 30,
    timeZone: 'UTC',
    place: '',
    canceled: false,
  },
];

/** Plays what is let in, as the server does. */
function live(kind: SaleKind, tries: readonly (readonly [SaleEvent['side'], Act])[]) {
  const events: SaleEvent[] = [];
  const states = [readSale({ kind, events, accepted: [] })];
  for (const [by, wanted] of tries) {
    const sale = states.at(-1) ?? readSale({ kind, events, accepted: [] });
    const now = new Date(START + (events.length + 1) * 60_000);
    if (refuseAct({ kind, sale, side: by, act: wanted, meetings, now }) !== null || isRepeat(sale, by, wanted))
      continue;
    events.push({ seq: events.length + 1, side: by, at: now.toISOString(), act: wanted });
    states.push(readSale({ kind, events, accepted: [] }));
  }
  return { events, states };
}

describe('whatever two people press', () => {
  const runs = fc.tuple(fc.constantFrom(...SALE_KINDS), fc.array(fc.tuple(side, act), { maxLength: 40 }));

  test('nothing changes hands without a price both stand by, and what changed hands stays so', () => {
    fc.assert(
      fc.property(runs, ([kind, tries]) => {
        const { states } = live(kind, tries);
        for (const [i, now] of states.entries()) {
          const before = states[i - 1];
          if (now.stage === 'HANDED_OVER' || now.stage === 'DONE') expect(now.priceCents).not.toBeNull();
          if (before?.stage === 'DONE') expect(now.stage).toBe('DONE');
          if (before?.stage === 'HANDED_OVER') expect(['HANDED_OVER', 'DONE']).toContain(now.stage);
          if (before?.handedOver.SELLER) expect(now.priceCents).toBe(before.priceCents);
        }
      }),
    );
  });

  test('nobody speaks for the other side', () => {
    fc.assert(
      fc.property(runs, ([kind, tries]) => {
        const { events, states } = live(kind, tries);
        for (const [i, { side: by, act: done }] of events.entries()) {
          const [before, now] = [states[i], states[i + 1]];
          const other = by === 'BUYER' ? 'SELLER' : 'BUYER';
          if (!before || !now) continue;
          expect(now.handedOver[other]).toBe(before.handedOver[other]);
          if (kind === 'VEHICLE' && done.kind === 'AGREED' && before.stage !== 'OFF')
            expect(now.said[other]).toBe(before.said[other]);
          if (done.kind === 'CHECKED') expect(CHECKS[by] as readonly string[]).toContain(done.check);
          if (done.kind === 'DEPOSIT_CONFIRMED') expect(before.deposit?.by).toBe(other);
        }
      }),
    );
  });

  test('the same press twice changes nothing', () => {
    fc.assert(
      fc.property(runs, side, act, ([kind, tries], by, wanted) => {
        const once = live(kind, [...tries, [by, wanted]]);
        const twice = live(kind, [...tries, [by, wanted], [by, wanted]]);
        expect(twice.events).toEqual(once.events);
      }),
    );
  });

  test('a home knows visits only', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(side, act), { maxLength: 20 }), (tries) => {
        const { events } = live('HOME', tries);
        expect(events.every(({ act: done }) => done.kind === 'NO_SHOW')).toBe(true);
      }),
    );
  });
});

describe('a missed meeting', () => {
  const sale = readSale({ kind: 'VEHICLE', events: [], accepted: [] });
  const ask = (minutes: number, changes: Partial<Meeting> = {}) =>
    refuseAct({
      kind: 'VEHICLE',
      sale,
      side: 'BUYER',
      act: { kind: 'NO_SHOW', meetingId: MEETING },
      meetings: meetings.map((meeting) => ({ ...meeting, startsAt: new Date(START), ...changes })),
      now: new Date(START + minutes * 60_000),
    });

  test('is noted once the other is late, for two weeks, and never for one that was called off', () => {
    expect(LATE_MS).toBe(15 * 60_000);
    expect([ask(-60), ask(14), ask(15), ask(14 * 1440), ask(14 * 1440 + 1)]).toEqual([
      'not_now',
      'not_now',
      null,
      null,
      'not_now',
    ]);
    expect(ask(20, { canceled: true })).toBe('no_meeting');
  });
});

describe('the next step', () => {
  const next = (
    kind: SaleKind,
    by: SaleEvent['side'],
    acts: Parameters<typeof play>[1],
    met: readonly Meeting[] = [],
  ) => nextStep({ kind, side: by, sale: play(kind, acts), meetings: met });
  const deal = [
    ['BUYER', agreed(900_000)],
    ['SELLER', agreed(900_000)],
  ] as const;
  const ticks = CHECKS.BUYER.map((check) => ['BUYER', { kind: 'CHECKED', check, done: true }] as const);

  test.each([
    ['VEHICLE', 'BUYER', [], [], 'SAY_PRICE'],
    ['VEHICLE', 'BUYER', deal.slice(0, 1), [], 'WAIT_PRICE'],
    ['VEHICLE', 'SELLER', deal.slice(0, 1), [], 'ANSWER_PRICE'],
    ['VEHICLE', 'BUYER', deal, [], 'SET_MEETING'],
    ['VEHICLE', 'BUYER', deal, meetings, 'CHECK'],
    ['VEHICLE', 'BUYER', [...deal, ...ticks], meetings, 'HAND_OVER'],
    ['VEHICLE', 'BUYER', [...deal, ['SELLER', handed]], meetings, 'CONFIRM_HANDOVER'],
    ['VEHICLE', 'SELLER', [...deal, ['SELLER', handed]], meetings, 'WAIT_HANDOVER'],
    ['VEHICLE', 'SELLER', [...deal, ['SELLER', handed], ['BUYER', handed]], meetings, 'NOTHING'],
    ['THING', 'BUYER', [], [], 'WAIT_KEEP'],
    ['THING', 'SELLER', [['SELLER', agreed(0)]], meetings, 'HAND_OVER'],
    ['HOME', 'SELLER', [], [], 'NOTHING'],
  ] as const)('of a %s for its %s', (kind, by, acts, met, wanted) => {
    expect(next(kind, by, acts, met)).toBe(wanted);
  });
});
