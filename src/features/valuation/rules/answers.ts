import { type Answers, isConditionAnswer } from '#shared/answers.ts';

/**
 * What a seller's answers about a vehicle's state take off its value. No prices are known by these answers, so each is a
 * rule: the middle of a published range, with its source and the day it was read. Accidents have rows, but dealers' asks hide
 * most of what one costs, so there the rule is the least.
 */

export const FLAWS = ['oneKey', 'smoked', 'noRecords', 'engine', 'suspension', 'ac', 'brakes', 'tires'] as const;
export type Flaw = (typeof FLAWS)[number];

export const DAMAGE_PLACES = [
  'FRONT',
  'REAR',
  'DRIVER_SIDE',
  'PASSENGER_SIDE',
  'ROOF',
  'GLASS',
  'WHEELS',
  'INTERIOR',
] as const;
type DamagePlace = (typeof DAMAGE_PLACES)[number];

/** Dollars from and to, or a share of the value from and to. */
type Cost = {
  readonly unit: 'dollars' | 'share';
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly published: string;
  readonly read: string;
};

/** The day all of these ranges were read. */
export const FLAW_COSTS_READ = '2026-11-23';
const dollars = (from: number, to: number, source: string, published: string): Cost => ({
  unit: 'dollars',
  from,
  to,
  source,
  published,
  read: FLAW_COSTS_READ,
});
const BODY = 'https://www.liveabout.com/estimated-costs-for-common-auto-body-repairs-4154945';
const COLLISION = 'https://www.sterlingcollisioncenter.com/blog/what-does-it-cost-to-repair-car-body-damage';

export const FLAW_COSTS: Readonly<Record<Flaw, Cost>> = {
  oneKey: dollars(
    200,
    400,
    'https://cars.usnews.com/cars-trucks/best-cars-blog/2016/11/what-to-do-if-you-lose-your-car-keys',
    '2016-11',
  ),
  /** At least $500 of a trade-in of $20,000 by Edmunds, 7.7 % by a study. */
  smoked: {
    unit: 'share',
    from: 0.025,
    to: 0.077,
    source: 'https://nasdaq.com/articles/the-high-cost-of-smoking-in-your-car',
    published: '2022-08',
    read: FLAW_COSTS_READ,
  },
  /** Carfax names service history among what its values rest on, without a figure: the size is ours. */
  noRecords: {
    unit: 'share',
    from: 0.01,
    to: 0.03,
    source:
      'https://support.carfax.ca/en/support/solutions/articles/17000131687-how-is-history-based-value-calculated-',
    published: '',
    read: FLAW_COSTS_READ,
  },
  /** From the average repair behind a warning light to a new engine. */
  engine: dollars(
    380,
    7_150,
    'https://ratchetandwrench.com/topic-category/topics/article/11473669/carmd-releases-2019-vehicle-health-index-2019-05-06',
    '2019-05',
  ),
  suspension: dollars(420, 1_550, 'https://www.thepricer.org/shocks-and-struts-cost/', ''),
  ac: dollars(750, 1_500, 'https://engineerfix.com/how-much-does-it-cost-to-replace-the-ac-compressor-in-a-car', ''),
  /** Pads and rotors of both axles. */
  brakes: dollars(700, 900, 'https://spendonauto.com/brake-pads-rotor-replacement-cost/', ''),
  /** Four: sedans' tires of 2016 and the median of 2023 with mounting. */
  tires: dollars(
    550,
    1_020,
    'https://www.consumerreports.org/tire-buying-maintenance/how-to-save-money-when-buying-replacement-tires/',
    '2023',
  ),
};

export const DAMAGE_COSTS: Readonly<Record<DamagePlace, Cost>> = {
  FRONT: dollars(400, 1_500, BODY, ''),
  REAR: dollars(400, 1_500, BODY, ''),
  DRIVER_SIDE: dollars(50, 1_000, COLLISION, ''),
  PASSENGER_SIDE: dollars(50, 1_000, COLLISION, ''),
  ROOF: dollars(50, 1_000, COLLISION, ''),
  GLASS: dollars(200, 900, BODY, ''),
  /** No figure was found for wheels and seats; taken for what a door costs. */
  WHEELS: dollars(50, 1_000, COLLISION, ''),
  INTERIOR: dollars(50, 1_000, COLLISION, ''),
};

/**
 * The least that reported accidents take, as shares of the value: a dealer's ask falls by about $500 for one, a wholesale
 * price by over $1,000, by nearly $2,300 for severe damage (Carfax; a used car asked about $21,000 then).
 */
export const ACCIDENTS = {
  shares: [0, 0.04, 0.065, 0.085, 0.1],
  source: 'https://www.autoremarketing.com/ar/carfax-accident-data-digs-deeper-damage-history/',
  published: '2021-03',
  read: FLAW_COSTS_READ,
} as const;

/** Logarithm that so many accidents take at the least. */
export const accidentsTake = (count: number): number =>
  -Math.log(1 - (ACCIDENTS.shares[Math.max(0, Math.min(ACCIDENTS.shares.length - 1, count))] ?? 0));

/** Where the seller's answer to each is kept, by which name the API is asked, and which answer is the bad one. */
export const FLAW_ANSWERS: Readonly<
  Record<Flaw, { readonly field: string; readonly query: string; readonly bad: boolean }>
> = {
  oneKey: { field: 'keys', query: 'one_key', bad: true },
  smoked: { field: 'hasSmoked', query: 'smoked', bad: true },
  noRecords: { field: 'serviceHistory', query: 'service_records', bad: false },
  engine: { field: 'engineHealth', query: 'engine_runs', bad: false },
  suspension: { field: 'suspension', query: 'suspension_ok', bad: false },
  ac: { field: 'ac', query: 'ac_works', bad: false },
  brakes: { field: 'brakes', query: 'brakes_ok', bad: false },
  tires: { field: 'tires', query: 'tires_ok', bad: false },
};

type Flaws = Readonly<Partial<Record<Flaw, boolean>>>;
const flawsFrom = (said: (flaw: Flaw) => boolean | null): Flaws =>
  Object.fromEntries(
    FLAWS.flatMap((flaw) => {
      const answer = said(flaw);
      return answer === null ? [] : [[flaw, answer === FLAW_ANSWERS[flaw].bad]];
    }),
  );

/** The flaws that a draft or a listing's facts speak of. */
export function flawsOf(answers: Answers): Flaws {
  return flawsFrom((flaw) => {
    const answer = answers[FLAW_ANSWERS[flaw].field];
    return isConditionAnswer(answer) ? answer.value : null;
  });
}

/** The flaws that a question to the API speaks of. */
export function flawsAsked(query: Readonly<Record<string, unknown>>): Flaws {
  return flawsFrom((flaw) => {
    const said = query[FLAW_ANSWERS[flaw].query];
    return said === 'true' ? true : said === 'false' ? false : null;
  });
}

/** What was said of a vehicle's state: true has the flaw, false is free of it, absent was not said. */
export type State = {
  readonly flaws: Flaws;
  /** Null when nobody said; empty when there is none. */
  readonly damage: readonly DamagePlace[] | null;
};
export const NOTHING_SAID: State = { flaws: {}, damage: null };

/** What a draft or a listing's facts say. */
export const stateOf = (answers: Answers): State => ({
  flaws: flawsOf(answers),
  damage: placesOf(answers.damage),
});

/** Places with damage out of what was said of it; null when nothing was. */
export const placesOf = (damage: unknown): DamagePlace[] | null =>
  Array.isArray(damage) ? DAMAGE_PLACES.filter((place) => damage.includes(place)) : null;

/** One answer: which, and what it adds to, or takes from, the value before any of them, in dollars. */
export type Answered = { readonly of: Flaw | DamagePlace; readonly isBad: boolean; readonly amount: number };

/** So many vehicles that are sold have any one flaw: what was not said is taken for the usual, so sound is worth a little more. */
const USUAL = 0.1;

/** What one costs: the geometric middle, since small repairs are the more frequent. */
const middleOf = ({ from, to }: Cost): number => Math.sqrt(from * to);

/** The answers with their amounts, for a value in dollars before any of them. */
export function answeredOf({ flaws, damage }: State, dollars: number): Answered[] {
  const amount = (cost: Cost) => middleOf(cost) * (cost.unit === 'share' ? dollars : 1);
  const said = FLAWS.flatMap((of): Answered[] => {
    const has = flaws[of];
    return has === undefined ? [] : [{ of, isBad: has, amount: amount(FLAW_COSTS[of]) * (has ? USUAL - 1 : USUAL) }];
  });
  const places = DAMAGE_PLACES.filter((of) => damage?.includes(of));
  return [...said, ...places.map((of) => ({ of, isBad: true, amount: -amount(DAMAGE_COSTS[of]) }))];
}

/**
 * The logarithm by which amounts move a value. Repairs are worth less on a cheaper vehicle and never make it worth nothing:
 * what costs as much as the vehicle halves it. More flaws never raise it, nor does a lower value before them.
 */
export function logOf(answered: readonly Answered[], dollars: number): number {
  const sum = (isBad: boolean) => answered.reduce((total, it) => total + (it.isBad === isBad ? it.amount : 0), 0);
  return Math.log(1 + sum(false) / dollars) - Math.log(1 - sum(true) / dollars);
}

/** A grade and the flaws behind it say partly the same: of the lesser of the two only half counts. */
const OVERLAP = 0.5;

/** The logarithm of a grade's share beside that of the answers. */
export function gradeBeside(grade: number, answers: number): number {
  return grade + OVERLAP * Math.min(Math.max(0, -grade), Math.max(0, -answers));
}
