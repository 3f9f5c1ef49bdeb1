import { describe, expect, test } from 'vitest';
import { nextAct, type Standing } from '#features/manage/rules/next-act.ts';
import { type Drop, dropToFair } from '#features/manage/rules/price-drop.ts';
import { actWords } from '#features/manage/ui/act-words.ts';
import type { DealView } from '#features/valuation/rules/view.ts';

const up: Standing = {
  status: 'PUBLISHED',
  ready: false,
  photos: 9,
  saves: 1,
  stickers: 1,
  daysUp: 10,
  daysLeft: 50,
  waiting: 0,
  offerCents: null,
  visitAt: null,
  drop: null,
};
const drop: Drop = { byCents: 30_000, toCents: 1_790_000, marketCents: 1_720_000, sold: { count: 3, days: 12 } };
const visitAt = '2026-11-28T15:00:00.000Z';

describe('an owner is told the one thing worth doing next', () => {
  test.each<[string, Partial<Standing>, object]>([
    ['nothing, when all is well', {}, { kind: 'share' }],
    ['photos, as many as are missing', { photos: 3 }, { kind: 'photos', n: 5 }],
    ['renewing in the last week, before photos', { photos: 2, daysLeft: 7 }, { kind: 'renew', n: 7 }],
    ['not renewing before', { daysLeft: 8 }, { kind: 'share' }],
    ['a buyer who waits, before time that runs out', { waiting: 2, daysLeft: 1 }, { kind: 'answer', n: 2 }],
    ['an offer, before questions', { waiting: 2, offerCents: 900_000 }, { kind: 'offer', cents: 900_000 }],
    ['a visit, before an offer', { offerCents: 900_000, visitAt }, { kind: 'visit', at: visitAt }],
    ['a fair price, once the price has had a week', { drop }, { kind: 'drop', ...drop }],
    ['the asked price in its first week', { drop, daysUp: 6 }, { kind: 'share' }],
    ['photos, before the price', { drop, photos: 7 }, { kind: 'photos', n: 1 }],
    ['a sign, where no code opens it', { stickers: 0 }, { kind: 'sticker' }],
    ['a look at the price after two weeks without a heart', { saves: 0, daysUp: 14 }, { kind: 'compare' }],
    ['patience before that', { saves: 0, daysUp: 13 }, { kind: 'share' }],
    ['neither photos nor price once a buyer is found', { status: 'RESERVED', photos: 1, drop }, { kind: 'share' }],
    ['a buyer who waits also then', { status: 'RESERVED', waiting: 1 }, { kind: 'answer', n: 1 }],
    ['to go on with a draft', { status: 'DRAFT' }, { kind: 'draft' }],
    ['to publish a whole draft', { status: 'DRAFT', ready: true }, { kind: 'ready' }],
    ['nothing about a sold one, whoever writes', { status: 'SOLD', waiting: 3 }, { kind: 'sold' }],
    ['to relist what was taken down', { status: 'INACTIVE' }, { kind: 'down' }],
    ['to take up what was archived', { status: 'ARCHIVED' }, { kind: 'archived' }],
  ])('%s', (_, part, act) => {
    expect(nextAct({ ...up, ...part })).toEqual(act);
  });
});

describe('what a fair price is away', () => {
  const limits = { tooLow: 0, great: 1_500_000, good: 1_600_000, fair: 1_794_500, high: 2_000_000, tooHigh: 3_000_000 };
  const deal = { kind: 'rated', step: 'HIGH', limits, marketCents: 1_720_000 } as DealView;
  const sold = { count: 3, days: 12 };

  test('ends in whole hundreds, at or under where fair ends', () => {
    expect(dropToFair(1_820_000, deal, sold)).toEqual(drop);
    const cheap = { ...deal, limits: { ...limits, fair: 123_400 }, marketCents: 120_000 } as DealView;
    expect(dropToFair(150_000, cheap, sold)).toMatchObject({ toCents: 123_000, byCents: 27_000 });
  });

  test('tells of sales only where there are three', () => {
    expect(dropToFair(1_820_000, deal, { count: 2, days: 12 })).toMatchObject({ sold: null });
  });

  test.each<[string, number | null, DealView | null]>([
    ['of a fair price', 1_794_500, deal],
    ['without a price', null, deal],
    ['where nothing is rated', 1_820_000, null],
    ['where no market was found', 1_820_000, { kind: 'silent', reason: 'NO_COMPARABLES', sentence: '', alike: null }],
  ])('is not said %s', (_, price, known) => {
    expect(dropToFair(price, known, sold)).toBeNull();
  });
});

describe('the act in words', () => {
  const about = {
    uniqueId: '7HQ2K9X4MB',
    category: 'VEHICLE',
    next: null,
    pricePath: '/price',
    talkPath: '/talk',
    now: new Date('2026-11-23T12:00:00Z'),
    timeZone: 'America/New_York',
  } as const;

  test.each<[Parameters<typeof actWords>[0], string, object]>([
    [{ kind: 'photos', n: 5 }, 'Add 5 photos', { kind: 'link', href: '/my/listing/7HQ2K9X4MB/edit#edit-photos' }],
    [{ kind: 'photos', n: 1 }, 'Add 1 photo', {}],
    [{ kind: 'answer', n: 2 }, 'Reply to 2 buyers', { kind: 'link', href: '/talk' }],
    [{ kind: 'visit', at: visitAt }, 'Confirm Saturday’s visit', { href: '/talk' }],
    [{ kind: 'visit', at: '2026-11-24T15:00:00Z' }, 'Confirm tomorrow’s visit', {}],
    [{ kind: 'visit', at: '2026-12-08T15:00:00Z' }, 'Confirm the visit on Tue, Dec 8', {}],
    [{ kind: 'drop', ...drop }, 'Drop $300 to reach Fair', { kind: 'link', href: '/price' }],
    [{ kind: 'renew', n: 2 }, 'Renew: expires in 2 days', { kind: 'form', action: 'renew' }],
    [{ kind: 'sticker' }, 'Print window sign', { kind: 'link', href: '/stickers/print?listing=7HQ2K9X4MB' }],
    [{ kind: 'down' }, 'Relist', { kind: 'form', action: 'putBack' }],
  ])('%o', (act, label, way) => {
    expect(actWords(act, about)).toMatchObject({ label, way });
  });

  test('tells the reason of a drop with what was sold, where enough were', () => {
    expect(actWords({ kind: 'drop', ...drop }, about).text).toBe(
      'The market price is about $17,200. Up to $17,900 counts as a fair price. 3 similar ones sold here in the last 12 days.',
    );
    expect(actWords({ kind: 'drop', ...drop, sold: null }, about).text).not.toContain('sold');
    expect(actWords({ kind: 'visit', at: visitAt }, about).text).toBe('A buyer wants to come Sat, Nov 28, 10 AM.');
  });
});
