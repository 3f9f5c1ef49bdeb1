import type { IconName } from '#shared/icons.ts';
import { GRADE_LABELS } from '#shared/labels.ts';
import { fill } from '#shared/text.ts';
import { type Answers, isConditionAnswer, numberAnswer, textAnswer } from '#shared/answers.ts';
import { conditionFactsOf, factText } from '../rules/facts.ts';
import { FIELDS } from '../rules/fields/index.ts';
import { vehicleType } from '../rules/fields/vehicle-gates.ts';
import { speaksAgainst } from '../rules/condition-items.ts';
import type { PublicListing } from '../rules/public.ts';
import { CONDITION_PAIRS } from './condition-facts.ts';
import { listing as listingWords } from './listing.ts';

export const highlightWords = {
  title: 'Highlights',
  mileage: 'Mileage',
  owners: 'Owners',
  oneOwner: '1 owner',
  manyOwners: '{n} owners',
  titleState: 'Title',
  condition: 'Condition',
  driveAndFuel: 'Drive and fuel',
  motor: 'Motor',
  trailer: 'Trailer',
  included: 'Included',
  sleeps: 'Sleeps',
  people: '{n} people',
  onePerson: '1 person',
  slideOuts: 'Slide-outs',
  none: 'None',
  type: 'Type',
  quantity: 'Quantity',
  available: '{n} available',
  pickup: 'Pickup',
  seller: 'Seller',
  needWork: '{n} parts need work',
  needsWork: '1 part needs work',
  damaged: 'Damage: {where}',
} as const;
const words = highlightWords;

/** One of the few facts that decide; `note` says what speaks against it. */
export type Highlight = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
};
type About = Pick<PublicListing, 'details' | 'place' | 'seller'>;
type Told = (about: About) => Highlight | null;

const MAX_HIGHLIGHTS = 6;
/** Longer answers are read among the details. */
const MAX_VALUE_LENGTH = 48;

function said(details: Answers, id: string): string {
  const [field, answer] = [FIELDS.get(id), details[id]];
  return field === undefined || answer === undefined || answer === null ? '' : factText(field, answer, details);
}

/** An answer as it stands, under its own label or another one. */
const plain =
  (id: string, icon: IconName, label?: string): Told =>
  ({ details }) => {
    const value = said(details, id);
    const field = FIELDS.get(id);
    if (value === '' || value.length > MAX_VALUE_LENGTH || !field) return null;
    return { id, icon, label: label ?? field.factLabel ?? field.label, value };
  };

/** Several answers as one. */
const joined =
  (ids: readonly string[], icon: IconName, label: string, between: string): Told =>
  ({ details }) => {
    const value = ids
      .map((id) => (id === 'drivetrain' ? textAnswer(details, id) : said(details, id)))
      .filter(Boolean)
      .join(between);
    return value ? { id: ids.join('-'), icon, label, value } : null;
  };

/** `least`: a smaller number says nothing. */
const counted =
  (id: string, icon: IconName, label: string, say: (n: number) => string, least = 0): Told =>
  ({ details }) => {
    const n = numberAnswer(details, id);
    return n === null || n < least ? null : { id, icon, label, value: say(n) };
  };

const titleState: Told = ({ details }) => {
  const { cleanTitle } = details;
  if (!isConditionAnswer(cleanTitle) || cleanTitle.value === null) return null;
  const value = CONDITION_PAIRS.cleanTitle?.[cleanTitle.value ? 'yes' : 'no'] ?? '';
  return { id: 'cleanTitle', icon: 'file', label: words.titleState, value };
};

/** What its seller says speaks against it: where it is damaged, or how much of it needs work. */
function flawOf(details: Answers): string | null {
  const where = said(details, 'damage');
  if (where) return fill(words.damaged, { where: where.toLowerCase() });
  const worn = conditionFactsOf('health', details).filter(({ id, value }) => speaksAgainst(id, value));
  if (worn.length === 0) return null;
  return worn.length === 1 ? words.needsWork : fill(words.needWork, { n: worn.length });
}

const grade: Told = ({ details }) => {
  const value = GRADE_LABELS[details.conditionGrade as keyof typeof GRADE_LABELS];
  const note = flawOf(details);
  return value
    ? { id: 'conditionGrade', icon: 'star', label: words.condition, value, ...(note ? { note } : {}) }
    : null;
};

const trailer: Told = ({ details }) =>
  details.trailerIncluded === true
    ? { id: 'trailerIncluded', icon: 'box', label: words.trailer, value: words.included }
    : null;

const pickup: Told = ({ place }) => {
  const value = [place.city, place.region].filter(Boolean).join(', ');
  return value ? { id: 'pickup', icon: 'pin', label: words.pickup, value } : null;
};

const seller: Told = (about) => {
  if (!about.seller) return null;
  const dealer = about.seller.type === 'DEALERSHIP';
  const value = dealer ? listingWords.sellerDealer : listingWords.sellerPrivate;
  return { id: 'seller', icon: dealer ? 'store' : 'user', label: words.seller, value };
};

const miles = plain('mileage', 'gauge');
const hours = plain('engineHours', 'clock');
const owners = counted('owners', 'user', words.owners, String);
const length = plain('length', 'ruler');
const size = plain('engineCc', 'engine');
const kind = plain('vehicleClass', 'tag', words.type);
const driven = joined(['drivetrain', 'fuel'], 'wheel', words.driveAndFuel, ' · ');

/** What is asked first of each kind, in that order. */
const BY_TYPE: Readonly<Record<string, readonly Told[]>> = {
  CARS: [miles, owners, titleState, grade, driven, plain('transmission', 'engine'), plain('body', 'tag')],
  RVS: [
    length,
    counted('sleeps', 'bed', words.sleeps, (n) => (n === 1 ? words.onePerson : fill(words.people, { n }))),
    counted('slideOuts', 'expand', words.slideOuts, (n) => (n === 0 ? words.none : String(n))),
    miles,
    titleState,
    grade,
    kind,
  ],
  BOATS: [
    length,
    hours,
    joined(['horsepower', 'propulsion'], 'engine', words.motor, ' · '),
    plain('hull', 'wave'),
    trailer,
    titleState,
    grade,
    kind,
  ],
  MOTORCYCLES: [miles, size, kind, titleState, grade, owners],
  POWERSPORTS: [hours, miles, size, kind, trailer, titleState, grade, owners],
  OTHERS: [kind, length, plain('payload', 'box'), miles, hours, titleState, grade],
};

const THING: readonly Told[] = [
  grade,
  counted('quantity', 'grid', words.quantity, (n) => fill(words.available, { n }), 2),
  plain('measures', 'ruler'),
  plain('brand', 'tag'),
  plain('flaws', 'alert'),
  plain('conditionKind', 'box'),
  pickup,
];

/** The six facts a buyer asks for first, from what was really answered; who sells it stands last. */
function pick(about: About, told: readonly Told[]): Highlight[] {
  const last = seller(about);
  const facts = told.map((tell) => tell(about)).filter((one) => one !== null);
  return last ? [...facts.slice(0, MAX_HIGHLIGHTS - 1), last] : facts.slice(0, MAX_HIGHLIGHTS);
}

export const vehicleHighlights = (about: About): Highlight[] => pick(about, BY_TYPE[vehicleType(about.details)] ?? []);

export const thingHighlights = (about: About): Highlight[] => pick(about, THING);

/** What a buyer asks next of a card: "1 owner · Clean title · Private seller", from what was really answered. */
export function cardHighlights(about: About): string {
  const count = numberAnswer(about.details, 'owners');
  const hands = count === null ? null : count === 1 ? words.oneOwner : fill(words.manyOwners, { n: count });
  return [hands, titleState(about)?.value, seller(about)?.value]
    .filter(Boolean)
    .map((part) => String(part).replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}
