import { describe, expect, it } from 'vitest';
import { type Ask, learnDrift, scaled } from '#features/valuation/rules/drift/learn.ts';
import { placeOf } from '#features/valuation/rules/drift/place-of.ts';
import { priorsAfter } from '#features/valuation/rules/drift/priors.ts';
import { driftAt, type Place } from '#features/valuation/rules/drift/tree.ts';
import { widened } from '#features/valuation/rules/drift/widen.ts';

const PRIORS = priorsAfter({ base: 2, electric: 2, years: 3 });
const place = (family: string, fuel = 'gas'): Place => ({ fuel, segment: 'sedan', family, band: '1' });
const asksOf = (count: number, family: string, residual: number, seller = (at: number) => `${family} ${at}`): Ask[] =>
  Array.from({ length: count }, (_, at) => ({
    place: place(family),
    seller: seller(at),
    residual: residual + ((at % 5) - 2) * 0.02,
    noise: 0.004,
    days: 1,
  }));
const movedBy = (asks: readonly Ask[], where: Place) => {
  const { nodes, scale } = learnDrift(asks, PRIORS);
  return driftAt(nodes, where, scaled(PRIORS, scale));
};

describe('what asks say of a market', () => {
  it('is nothing without any, and then least certain', () => {
    const nothing = movedBy([], place('a'));
    expect([nothing.mean, nothing.asks]).toEqual([0, 0]);
    expect(movedBy(asksOf(5, 'a', 0), place('a')).variance).toBeLessThan(nothing.variance);
  });

  it('moves a model the more the more people say it, and others of its segment a little', () => {
    const few = movedBy(asksOf(2, 'a', -0.12), place('a')).mean;
    const many = movedBy(asksOf(40, 'a', -0.12), place('a')).mean;
    const other = movedBy(asksOf(40, 'a', -0.12), place('b')).mean;
    expect(few).toBeLessThan(0);
    expect(many).toBeLessThan(few);
    expect(many).toBeCloseTo(-0.12, 1);
    expect(other).toBeLessThan(0);
    expect(other).toBeGreaterThan(many / 2);
  });

  it('does not hear a hundred lies of one person', () => {
    const honest = [...asksOf(12, 'a', 0), ...asksOf(12, 'b', 0), ...asksOf(12, 'c', 0)];
    const lies = asksOf(100, 'a', Math.log(0.6), () => 'liar');
    expect(Math.abs(movedBy([...honest, ...lies], place('a')).mean)).toBeLessThan(0.02);
  });

  it('hears a fleet of one dealer as little more than two asks', () => {
    const fleet = movedBy(
      asksOf(60, 'a', -0.1, () => 'dealer'),
      place('a'),
    );
    const people = movedBy(asksOf(60, 'a', -0.1), place('a'));
    expect(fleet.mean).toBeGreaterThan(people.mean);
    expect(fleet.variance).toBeGreaterThan(people.variance);
  });

  it('moves no model by much for what one seller in a thousand says, nor for three who agree', () => {
    const honest = Array.from({ length: 40 }, (_, at) =>
      asksOf(at < 3 ? at : 26, `m${at}`, ((at % 7) - 3) * 0.03),
    ).flat();
    for (const off of [Math.log(0.5), Math.log(0.7), Math.log(0.85), Math.log(1.15), Math.log(1.4)])
      for (const [sellers, most] of [
        [1, 0.015],
        [3, 0.03],
      ] as const)
        for (const family of ['m0', 'm1', 'm2', 'm5', 'm30']) {
          const lies = asksOf(sellers * 15, family, off, (at) => `liar ${at % sellers}`);
          const moved = movedBy([...honest, ...lies], place(family)).mean - movedBy(honest, place(family)).mean;
          expect([family, sellers, off, Math.abs(Math.exp(moved) - 1) <= most]).toEqual([family, sellers, off, true]);
        }
  });

  it('follows a model that fell, however far, once many people ask it', () => {
    const honest = Array.from({ length: 20 }, (_, at) => asksOf(20, `m${at}`, 0)).flat();
    expect(movedBy([...honest, ...asksOf(15, 'fallen', -0.22)], place('fallen')).mean).toBeLessThan(-0.15);
  });

  it('forgets: old asks move less than new ones', () => {
    const old = asksOf(5, 'a', -0.1).map((ask) => ({ ...ask, days: 400 }));
    expect(movedBy(old, place('a')).mean).toBeGreaterThan(movedBy(asksOf(5, 'a', -0.1), place('a')).mean);
  });
});

describe('the range', () => {
  it('grows with what may have moved unseen, on both sides', () => {
    const model = { down: 0.08, up: 0.07 };
    expect(widened(model, 0)).toEqual(model);
    const { down, up } = widened(model, 0.01);
    expect(down).toBeGreaterThan(0.15);
    expect(up).toBeGreaterThan(0.14);
  });
});

describe('where a vehicle stands', () => {
  const car = { make: 'ford', model: 'f150', segment: 'pickup', fuel: '', litres: 0, cylinders: 0, age: 5 };
  it.each([
    [{}, 'gas'],
    [{ model: 'f150lightning' }, 'electric'],
    [{ make: 'chevrolet', model: 'equinoxev' }, 'electric'],
    [{ make: 'jeep', model: 'wrangler', fuel: 'electric', litres: 2 }, 'plugin'],
    [{ make: 'toyota', model: 'prius', fuel: 'hybrid' }, 'hybrid'],
    [{ make: 'toyota', model: 'priusprime', fuel: 'electric' }, 'plugin'],
    [{ fuel: 'diesel' }, 'diesel'],
  ])('%o by fuel', (changes, fuel) => {
    expect(placeOf({ ...car, ...changes }).fuel).toBe(fuel);
  });
});
