import { LOOKUP_CEILING } from '../config/config.ts';
import type { LimitName } from './rate-limits.ts';

export type Rule = {
  /** How many tries a window holds. */
  readonly points: number;
  readonly windowSeconds: number;
  /** What happens after the last one: an answer 429, or an answer that takes its time. */
  readonly beyond: 'refuse' | 'slow';
  /** For what happens thousands of times a second: points that a process takes from the shared counter at a time. */
  readonly block?: number;
  /** Counted in the database on either engine: a restart must not begin the day anew. */
  readonly durable?: boolean;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const refuse = (points: number, windowSeconds: number): Rule => ({ points, windowSeconds, beyond: 'refuse' });
/** A ceiling of the day. */
const daily = (points: number): Rule => ({ ...refuse(points, DAY), durable: true });
const slow = (points: number, windowSeconds: number): Rule => ({ points, windowSeconds, beyond: 'slow' });

/** Plates are few and worth harvesting; a value is asked again with each answer. */
function lookupCeilings(vins: number) {
  return {
    'lookup-vin-network': refuse(vins, HOUR),
    'lookup-plate-network': refuse(Math.ceil(vins / 5), HOUR),
    'lookup-value-network': refuse(vins * 5, HOUR),
    'lookup-deal-network': refuse(vins * 5, HOUR),
  };
}

/**
 * Every limit of the product. A network is an IPv4 address or an IPv6 /64, and a school or a phone company puts many
 * people behind one: limits per network are wide, the narrow ones count something that belongs to one person.
 */
export const RULES: Readonly<Record<LimitName, Rule>> = {
  // Strangers guessing at one address from everywhere make its sign-in slow, never impossible.
  'sign-in-address': slow(10, 15 * MINUTE),
  // A person mistypes a few times; a machine at one place stops here. 960 guesses a day at one password.
  'sign-in-pair': refuse(10, 15 * MINUTE),
  // One list of stolen passwords tried against many addresses from one place.
  'sign-in-network': refuse(100, 15 * MINUTE),
  // An office may sign up together and ask for its codes; a farm of accounts may not.
  'sign-up-network': refuse(60, HOUR),
  // Letters somebody else pays for with their inbox.
  'code-request': refuse(5, 15 * MINUTE),
  // Six digits are a million; with a proof's own limit of tries this leaves no useful chance.
  'code-try': refuse(10, 15 * MINUTE),
  // A text costs money and wakes people: a few tries at getting a code, and no number becomes a victim of strangers.
  'text-number': daily(6),
  'text-account': daily(10),
  'text-network': daily(60),
  // Strangers' share of an inbox. With 5 tries for each code, 80 guesses in a million a day (docs/decisions/0024-sign-in.md).
  'mail-day': daily(16),
  'mail-day-account': daily(40),
  // The other 20 guesses of the 0.01 % that an address may be exposed to in a day.
  'code-day': daily(20),
  // A listing has up to 60 pictures, some are sent twice.
  upload: refuse(300, HOUR),
  // Two vehicles a minute for an hour; a lot that is taken in by hand is slower.
  'lookup-vin': refuse(120, HOUR),
  // A plate leads to a person and may cost a fee: a family has a few, a dealer's office looks up its trade-ins.
  'lookup-plate': refuse(60, HOUR),
  // The wizard asks again after each answer that changes the figure.
  'lookup-value': refuse(600, HOUR),
  // The same while a price is being typed.
  'lookup-deal': refuse(600, HOUR),
  // A carrier puts thousands of phones behind one address. What is left to stop is who throws sessions away to harvest.
  ...lookupCeilings(LOOKUP_CEILING),
  // A draft is a row; a family of sellers makes a dozen, a dealer's office a few dozen.
  'draft-create': refuse(120, HOUR),
  // A new code each time the step with the photos is opened, and each is a row for a day.
  'draft-link': refuse(120, HOUR),
  // The ceiling of everything that writes: ten a second for five minutes. No person and no office comes near.
  'api-write': refuse(3_000, 5 * MINUTE),
  // Ten screens a minute, for a whole household.
  event: refuse(600, HOUR),
  // Letters to oneself, to see whether they arrive.
  'alert-test': refuse(10, HOUR),
  // Each writes to the dealerships that are ticked; a family sells a few vehicles, not thirty an hour.
  'offer-ask': refuse(30, HOUR),
  // Typing a code wrongly a few times is human; a carrier puts a street behind one network. Guessing is hopeless anyway.
  'code-miss': refuse(60, 10 * MINUTE),
  // Letters somebody else pays for with their inbox, and a network's share of them.
  'price-watch': refuse(12, HOUR),
  // Everything about a person, read from every table.
  export: refuse(20, HOUR),
  // Two a second for a whole minute: nobody types so, and a seller's saved replies fit.
  message: { ...refuse(120, MINUTE), block: 40 },
  // Whoever looks for a car asks a dozen sellers an evening.
  conversation: refuse(40, HOUR),
  report: refuse(30, HOUR),
  // Questions without an account, from one network: people at one yard sale share one.
  ask: refuse(30, HOUR),
  // A cart is a row; a family fills a few, an office behind one network some dozens.
  'cart-create': refuse(300, HOUR),
  // Each order makes codes.
  order: refuse(20, HOUR),
  // A file of ten sheets takes most of a second to make.
  print: refuse(60, HOUR),
  // Each code is a row that may stay blank for good: some sheets for a yard sale, and what a whole town prints in a day.
  'print-blank': daily(400),
  'print-blank-day': daily(20_000),
};

/** The rules with what the operator set. */
export const rulesFor = ({ lookupCeiling }: { lookupCeiling: number }): typeof RULES => ({
  ...RULES,
  ...lookupCeilings(lookupCeiling),
});
