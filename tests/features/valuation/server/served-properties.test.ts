import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/api/app.ts';
import { DAMAGE_PLACES, FLAW_ANSWERS, FLAWS } from '#features/valuation/rules/answers.ts';
import { loadModel } from '#features/valuation/server/index.ts';
import { type EvaluationAnswer, evaluationSchema } from '#features/vehicles/contracts/services.ts';
import { isBuilt } from '#features/vehicles/server/index.ts';
import { CONDITION_GRADES } from '#shared/enums.ts';
import { useServices } from '../../../support/services.ts';

type Query = Readonly<Record<string, string>>;
type Shown = Extract<EvaluationAnswer, { kind: 'estimate' }>;

const RUNS = { numRuns: 60 };
const { header } = await loadModel();
const names = Object.keys(header.models).filter((name) => (header.models[name]?.[1] ?? 0) >= 40);
const built = await Promise.all(
  names.flatMap((name) => {
    const [make = '', model = ''] = name.split('|');
    return Array.from({ length: 24 }, (_, at) => 2002 + at).map(async (year) =>
      (await isBuilt(make, model, year)) && (await isBuilt(make, model, year + 1)) ? [{ make, model, year }] : [],
    );
  }),
);

/** Any answers to the questions beside the vehicle. */
const answers = fc
  .record(
    {
      trim: fc.constantFrom('LE', 'XLT', 'Limited AWD', 'S', 'Sport'),
      postcode: fc.constantFrom('32801', '10001', '94103'),
      condition: fc.constantFrom(...CONDITION_GRADES),
      owners: fc.integer({ min: 1, max: 8 }).map(String),
      accidents: fc.integer({ min: 0, max: 5 }).map(String),
      transmission: fc.constantFrom('AUTOMATIC', 'MANUAL'),
      drivetrain: fc.constantFrom('FWD', 'AWD', '4WD'),
      damage: fc.subarray([...DAMAGE_PLACES]).map((places) => places.join(',')),
      ...Object.fromEntries(FLAWS.map((flaw) => [FLAW_ANSWERS[flaw].query, fc.constantFrom('true', 'false')])),
    },
    { requiredKeys: [] },
  )
  .map((said) => said as Query);
const anyCar = fc
  .record({ car: fc.constantFrom(...built.flat()), miles: fc.integer({ min: 0, max: 230_000 }), said: answers })
  .map(({ car, miles, said }): Query => ({ ...car, year: String(car.year), miles: String(miles), ...said }));

describe('the served value of any car with any answers', () => {
  const services = useServices({
    limits: { consume: async () => {}, giveBack: async () => {}, reset: async () => {} },
  });
  let app: ReturnType<typeof createApp>;
  beforeEach(() => {
    app = createApp({ findServices: services });
  });
  const ask = async (query: Query): Promise<EvaluationAnswer> => {
    const response = await app.request(`/services/cars/evaluate/?${new URLSearchParams(query)}`);
    return evaluationSchema.parse(await response.json());
  };
  const figures = (shown: Shown): number[] =>
    [shown.tradeIn, shown.privateParty, shown.dealerRetail].flatMap(({ low, likely, high }) => [low, likely, high]);
  /** Nothing about the worse one is higher, at any end of any channel. */
  const expectNoRise = async (better: Query, worse: Query) => {
    const [first, second] = [await ask(better), await ask(worse)];
    fc.pre(first.kind === 'estimate' && second.kind === 'estimate');
    const before = figures(first as Shown);
    for (const [at, figure] of figures(second as Shown).entries()) expect(figure).toBeLessThanOrEqual(before[at] ?? 0);
  };
  const holds = <Change>(change: fc.Arbitrary<Change>, to: (car: Query, change: Change) => readonly [Query, Query]) =>
    fc.assert(
      fc.asyncProperty(anyCar, change, (car, how) => expectNoRise(...to(car, how))),
      RUNS,
    );

  it('never rises with miles', () =>
    holds(fc.integer({ min: 1, max: 60_000 }), (car, more) => [
      car,
      { ...car, miles: String(Number(car.miles) + more) },
    ]));

  it('never rises with age, among model years built one after the other', () =>
    holds(fc.constant(null), (car) => [{ ...car, year: String(Number(car.year) + 1) }, car]));

  it('never rises with owners', () =>
    holds(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })), (car, [few, more]) => [
      { ...car, owners: String(few) },
      { ...car, owners: String(few + more) },
    ]));

  it('never rises with accidents', () =>
    holds(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 })), (car, [few, more]) => [
      { ...car, accidents: String(few) },
      { ...car, accidents: String(few + more) },
    ]));

  it('never rises with a worse grade', () =>
    holds(fc.constantFrom(0, 1, 2), (car, at) => [
      { ...car, condition: CONDITION_GRADES[at] ?? '' },
      { ...car, condition: CONDITION_GRADES[at + 1] ?? '' },
    ]));

  it('never rises with a part that fails, a missing key, smoke, or missing records', () =>
    holds(fc.constantFrom(...FLAWS), (car, flaw) => {
      const { query, bad } = FLAW_ANSWERS[flaw];
      return [
        { ...car, [query]: String(!bad) },
        { ...car, [query]: String(bad) },
      ];
    }));

  it('never rises with damage at one more place', () =>
    holds(fc.tuple(fc.constantFrom(...DAMAGE_PLACES), fc.subarray([...DAMAGE_PLACES])), (car, [place, others]) => {
      const before = others.filter((other) => other !== place);
      return [
        { ...car, damage: before.join(',') },
        { ...car, damage: [...before, place].join(',') },
      ];
    }));

  it('adds up to the dollar, stays in order, and is never worth nothing', () =>
    fc.assert(
      fc.asyncProperty(anyCar, async (car) => {
        const shown = await ask(car);
        fc.pre(shown.kind === 'estimate');
        const { start, adjustments, privateParty, tradeIn, dealerRetail } = shown as Shown;
        expect(adjustments.reduce((sum, { amount }) => sum + amount, start.amount)).toBe(privateParty.likely);
        for (const { low, likely, high } of [tradeIn, privateParty, dealerRetail]) {
          expect(low).toBeGreaterThan(0);
          expect(low).toBeLessThanOrEqual(likely);
          expect(likely).toBeLessThanOrEqual(high);
        }
        expect(new Set(adjustments.map(({ label }) => label)).size).toBe(adjustments.length);
      }),
      RUNS,
    ));

  it('moves with each of the questions about its state, and says what each made of it', async () => {
    const camry = { year: '2018', make: 'Toyota', model: 'Camry', miles: '80000' };
    const plain = (await ask(camry)) as Shown;
    for (const flaw of FLAWS) {
      const { query, bad } = FLAW_ANSWERS[flaw];
      const worse = (await ask({ ...camry, [query]: String(bad) })) as Shown;
      const better = (await ask({ ...camry, [query]: String(!bad) })) as Shown;
      expect(worse.privateParty.likely, flaw).toBeLessThan(plain.privateParty.likely);
      expect(worse.adjustments.find(({ by, amount }) => by === 'RULE' && amount < 0)).toBeDefined();
      expect(better.adjustments.length, flaw).toBeGreaterThanOrEqual(plain.adjustments.length);
      expect(better.privateParty.likely, flaw).toBeGreaterThanOrEqual(plain.privateParty.likely);
    }
    for (const place of DAMAGE_PLACES)
      expect(((await ask({ ...camry, damage: place })) as Shown).privateParty.likely).toBeLessThan(
        plain.privateParty.likely,
      );
    const four = (await ask({ ...camry, accidents: '4' })) as Shown;
    expect(plain.privateParty.likely - four.privateParty.likely).toBeGreaterThan(700);
  });

  it('takes little for a repair off a car that is worth little', async () => {
    const old = { year: '2005', make: 'Ford', model: 'Focus', miles: '190000' };
    const broken = Object.fromEntries(FLAWS.map((flaw) => [FLAW_ANSWERS[flaw].query, String(FLAW_ANSWERS[flaw].bad)]));
    const [sound, wreck] = [
      (await ask(old)) as Shown,
      (await ask({ ...old, ...broken, damage: DAMAGE_PLACES.join(',') })) as Shown,
    ];
    expect(wreck.privateParty.low).toBeGreaterThan(0);
    const ac = (await ask({ ...old, ac_works: 'false' })) as Shown;
    expect(sound.privateParty.likely - ac.privateParty.likely).toBeLessThan(900);
  });

  it.each([
    ['2017 Ford GT', 'exotic'],
    ['2012 Lexus LFA', 'exotic'],
    ['2005 Porsche Carrera GT', 'exotic'],
    ['2005 Tesla Model 3', 'not-built'],
    ['2024 Chevrolet Equinox EV', 'electric'],
    ['2019 Ford Transit 250 Cargo', 'commercial'],
  ])('refuses a %s', async (name, reason) => {
    const [year = '', make = '', ...model] = name.split(' ');
    expect(await ask({ year, make, model: model.join(' '), miles: '40000' })).toMatchObject({ kind: 'none', reason });
  });

  it('refuses miles beyond any price, and is never sure far out', async () => {
    const camry = { year: '2016', make: 'Toyota', model: 'Camry' };
    expect(await ask({ ...camry, miles: '500000' })).toMatchObject({ kind: 'none', reason: 'mileage-beyond' });
    expect(await ask({ ...camry, miles: '280000' })).toMatchObject({ confidence: { level: 'LOW' } });
  });

  it('takes a trim that nobody advertised for none, and says that the trim matters', async () => {
    const camry = { year: '2018', make: 'Toyota', model: 'Camry', miles: '80000' };
    const [none, made] = [(await ask(camry)) as Shown, (await ask({ ...camry, trim: 'Zorblax Deluxe' })) as Shown];
    expect([made.privateParty, made.basis.scope]).toEqual([none.privateParty, 'model']);
    expect(made.confidence.level).not.toBe('HIGH');
  });

  it('says the same twice', () =>
    fc.assert(
      fc.asyncProperty(anyCar, async (car) => {
        const [first, second] = [await ask(car), await ask(car)];
        expect(second).toEqual(first);
      }),
      { numRuns: 10 },
    ));
});
