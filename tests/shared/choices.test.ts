import { describe, expect, it } from 'vitest';
import {
  BOAT_MAKES,
  CAR_MAKES,
  MOTORCYCLE_MAKES,
  makesFor,
  POWERSPORTS_MAKES,
  RV_MAKES,
  yearsUpTo,
} from '#features/vehicles/rules/data/make-lists.ts';
import { VEHICLE_TYPES } from '#shared/enums.ts';
import * as labels from '#shared/labels.ts';
import { findState, stateName, US_STATES, US_TERRITORIES } from '#shared/us-states.ts';
import { HOSTILE } from '../support/hostile.ts';

describe('makes', () => {
  it('are as many as specified', () => {
    const lists = [CAR_MAKES, RV_MAKES, MOTORCYCLE_MAKES, POWERSPORTS_MAKES, BOAT_MAKES];
    expect(lists.map((list) => list.length)).toEqual([42, 18, 20, 19, 25]);
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  it.each(VEHICLE_TYPES)('of %s are their own values and end with Other', (type) => {
    const options = makesFor(type);
    expect(options.at(-1)).toEqual({ value: 'OTHER', label: 'Other' });
    for (const { value, label } of options.slice(0, -1)) expect(value).toBe(label);
    expect(options.slice(0, -1)).toEqual(options.slice(0, -1).toSorted((a, b) => a.label.localeCompare(b.label, 'en')));
  });
});

describe('years', () => {
  it('run from the current one down to 1901', () => {
    const years = yearsUpTo(2026);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 1901, 126]);
  });
});

describe('states', () => {
  it('are fifty and the District of Columbia, in alphabetical order', () => {
    expect(US_STATES).toHaveLength(51);
    expect(new Set([...US_STATES, ...US_TERRITORIES].map((state) => state.code)).size).toBe(59);
    expect(US_STATES.map((state) => state.name)).toEqual(US_STATES.map((state) => state.name).toSorted());
  });

  it('are found by code or name', () => {
    expect(findState(' fl ')).toEqual({ code: 'FL', name: 'Florida' });
    expect(findState('new   YORK')).toEqual({ code: 'NY', name: 'New York' });
    expect(findState('Puerto Rico')).toBeNull();
    expect(stateName('DC')).toBe('District of Columbia');
    expect(stateName('PR')).toBe('Puerto Rico');
    expect(stateName('XX')).toBe('XX');
  });

  it.each(HOSTILE)('are not found in hostile input %#', (input) => expect(findState(input)).toBeNull());
});

describe('labels', () => {
  const records = Object.entries(labels).flatMap(([name, record]) =>
    typeof record === 'function' ? [] : [{ name, record }],
  );

  it.each(records)('$name are words, each said once', ({ record }) => {
    const words: string[] = Object.values(record);
    expect(words.every((word) => /^\w/.test(word) && !word.includes('_'))).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  });

  it('make a choice list in their own order', () => {
    expect(labels.toOptions(labels.CURRENCY_LABELS)).toEqual([
      { value: 'USD', label: 'US dollar' },
      { value: 'EUR', label: 'Euro' },
    ]);
  });
});
