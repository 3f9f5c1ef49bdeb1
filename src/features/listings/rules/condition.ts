import type { ConditionGrade } from '#shared/enums.ts';

const ACCESSORY_ITEMS = ['keys', 'hasSmoked', 'serviceHistory', 'ownTitle', 'cleanTitle'] as const;
export const HEALTH_ITEMS = ['engine', 'suspension', 'ac', 'brakes', 'tires'] as const;
export const CONDITION_ITEMS = [...ACCESSORY_ITEMS, ...HEALTH_ITEMS] as const;
export type ConditionItem = (typeof CONDITION_ITEMS)[number];

/** One answer: yes, no or not yet, and a note. */
interface ConditionAnswer {
  value: boolean | null;
  comment: string;
}
export type ConditionItems = Record<ConditionItem, ConditionAnswer>;

/**
 * The field of the car record behind each item. `keys` answers "is a key missing?", the inverse of `keys_count`;
 * every other item means what its field says, and for health items true is thumbs up.
 */
const RATING_FIELDS = {
  keys: 'keys_count',
  hasSmoked: 'has_smoked_in_car',
  serviceHistory: 'has_service_history',
  ownTitle: 'own_title',
  cleanTitle: 'clean_title',
  engine: 'rating_engine',
  suspension: 'rating_suspension',
  ac: 'rating_air_conditioning',
  brakes: 'rating_brakes',
  tires: 'rating_tires',
} as const satisfies Record<ConditionItem, string>;

type RatingField = (typeof RATING_FIELDS)[ConditionItem];
export type Ratings = Partial<Record<RatingField, 0 | 1> & Record<`${RatingField}_note`, string>>;

/** Longer notes are cut: a note is a sentence or two. */
const MAX_NOTE = 500;

/** Every question open, without notes. */
export function emptyCondition(): ConditionItems {
  return mapItems(() => ({ value: null, comment: '' }));
}

/** Answers as the car record holds them: 1 or 0 where answered, a note only where there is one. */
export function toRatings(items: ConditionItems): Ratings {
  const ratings: Ratings = {};
  for (const item of CONDITION_ITEMS) {
    const field = RATING_FIELDS[item];
    const { value, comment } = items[item];
    if (value !== null) ratings[field] = toBit(item, value);
    const note = comment.trim().slice(0, MAX_NOTE);
    if (note !== '') ratings[`${field}_note`] = note;
  }
  return ratings;
}

/** The other way round. Reads 1 and 0, true and false, and key counts above one; anything else is "not yet answered". */
export function fromRatings(record: Readonly<Record<string, unknown>>): ConditionItems {
  return mapItems((item) => {
    const field = RATING_FIELDS[item];
    const note = Object.hasOwn(record, `${field}_note`) ? record[`${field}_note`] : '';
    return {
      value: fromBit(item, Object.hasOwn(record, field) ? record[field] : null),
      comment: typeof note === 'string' ? note.trim().slice(0, MAX_NOTE) : '',
    };
  });
}

/**
 * What a bad answer weighs. 1 or 2 points make a car Very Good, 3 to 5 Good, 6 and more Fair. Ours, not a standard: an
 * engine fault or a branded title alone ends at Fair, a worn set of tires alone does not. A loan on the title says
 * nothing about condition and weighs nothing.
 */
const GRADE_POINTS: Readonly<Record<ConditionItem, number>> = {
  keys: 1,
  hasSmoked: 2,
  serviceHistory: 1,
  ownTitle: 0,
  cleanTitle: 6,
  engine: 6,
  suspension: 3,
  ac: 2,
  brakes: 3,
  tires: 2,
};

export interface GradeSuggestion {
  /** Null until at least one question is answered. */
  grade: ConditionGrade | null;
  /** The answers that cost points, the heaviest first. */
  reasons: { item: ConditionItem; points: number }[];
  /** Health questions still open; while there are any, the best suggestion is Very Good. */
  open: ConditionItem[];
}

/** The grade that the answers speak for. A worse answer never gives a better grade. */
export function suggestGrade(items: ConditionItems): GradeSuggestion {
  const reasons = CONDITION_ITEMS.filter((item) => isBad(item, items[item].value) && GRADE_POINTS[item] > 0)
    .map((item) => ({ item, points: GRADE_POINTS[item] }))
    .sort((a, b) => b.points - a.points);
  const open = HEALTH_ITEMS.filter((item) => items[item].value === null);
  const answered = CONDITION_ITEMS.some((item) => items[item].value !== null);
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { grade: answered ? gradeFor(open.length > 0 ? Math.max(1, points) : points) : null, reasons, open };
}

/** Whether an answer speaks against the car. For `keys` and `hasSmoked` that is a yes. */
export function isBad(item: ConditionItem, value: boolean | null): boolean {
  return value === (item === 'keys' || item === 'hasSmoked');
}

function gradeFor(points: number): ConditionGrade {
  if (points >= 6) return 'FAIR';
  if (points >= 3) return 'GOOD';
  return points >= 1 ? 'VERY_GOOD' : 'EXCELLENT';
}

function toBit(item: ConditionItem, value: boolean): 0 | 1 {
  return value !== (item === 'keys') ? 1 : 0;
}

function fromBit(item: ConditionItem, bit: unknown): boolean | null {
  const yes = typeof bit === 'boolean' ? bit : typeof bit === 'number' && bit >= 0 ? bit > 0 : null;
  return yes === null ? null : yes !== (item === 'keys');
}

function mapItems(make: (item: ConditionItem) => ConditionAnswer): ConditionItems {
  return Object.fromEntries(CONDITION_ITEMS.map((item) => [item, make(item)])) as ConditionItems;
}
