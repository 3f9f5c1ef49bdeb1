import { describe, expect, test } from 'vitest';
import { againstValue, asksDealers, offerStates, toldDetails } from '#features/dealers/rules/offers.ts';

const offer = (id: string, partnerId: string, lapsed = false) => ({ id, partnerId, lapsed });
const OPEN = { status: 'OPEN', takenOfferId: null } as const;

describe('how offers stand', () => {
  test('of one dealership only the newest counts', () => {
    const states = offerStates([offer('new', 'a'), offer('old', 'a'), offer('other', 'b')], OPEN);
    expect(Object.fromEntries(states)).toEqual({ new: 'HOLDS', old: 'REPLACED', other: 'HOLDS' });
  });

  test('one that lapsed holds no more, whatever came before it', () => {
    const states = offerStates([offer('new', 'a', true), offer('old', 'a')], OPEN);
    expect(Object.fromEntries(states)).toEqual({ new: 'LAPSED', old: 'REPLACED' });
  });

  test('once one is taken, the others are not', () => {
    const states = offerStates([offer('x', 'a'), offer('y', 'b', true)], { status: 'TAKEN', takenOfferId: 'x' });
    expect(Object.fromEntries(states)).toEqual({ x: 'TAKEN', y: 'NOT_TAKEN' });
  });
});

test('two of the six intents ask dealerships', () => {
  const words = ['NOW', 'LATER', 'JUST_LOOKING', 'CASH_OFFER', 'TRADE_IN', 'PRIVATE_SALE', undefined];
  expect(words.filter(asksDealers)).toEqual(['CASH_OFFER', 'TRADE_IN']);
});

test('a dealership is not told what names the vehicle or a door', () => {
  const told = toldDetails({
    trim: 'EX-L',
    vin: '1HGCR2F8XEA012345',
    street: '742 Evergreen',
    viewingNote: 'ring twice',
  });
  expect(told).toEqual({ trim: 'EX-L' });
});

test('an offer is held against the likely value', () => {
  expect(againstValue(1_000_000, { low: 800_000, likely: 950_000, high: 1_100_000 })).toBe(50_000);
  expect(againstValue(1_000_000, null)).toBeNull();
});
