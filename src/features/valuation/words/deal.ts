import { DEAL_LABELS } from '../rules/steps.ts';

/** The badge of a price: five words, what each rests on, and why there may be none. */
export const dealWords = DEAL_LABELS;

export const deal = {
  below: '{amount} below market',
  above: '{amount} above market',
  even: 'About market price',
  belowLong: '{amount} ({share}) below the market price of {market} for this vehicle.',
  aboveLong: '{amount} ({share}) above the market price of {market} for this vehicle.',
  evenLong: 'Within 1% of the market price of {market} for this vehicle.',
  basisValue:
    'The market price is our estimate for this vehicle with its mileage and condition, out of {count} prices of cars like it.',
  basisValueFew: 'The market price is our estimate for this vehicle with its mileage and condition.',
  basisListings: 'The market price is the median of {count} similar listings on Curbtag {where}, {to}.',
  basisSales:
    'The market price is the median of {count} similar listings and {sales} recent sales on Curbtag {where}, {to}.',
  within: 'within {miles} miles',
  across: 'across the country',
  toVehicle: 'adjusted to this year and mileage',
  toSeller: 'adjusted to this year, mileage, trim, condition, and kind of seller',
  range: 'Four in five similar ones are between {low} and {high}.',
  rangeValue: 'We expect four in five cars like it between {low} and {high}.',
  title: 'How we rated this price',
  silentTitle: 'Why this isn’t rated',
  bar: '{price}, rated {word}. The market price is {market}.',
  marks: 'Each number is a similar vehicle in the list below, at its adjusted price.',
  adjusted: '{price} adjusted',
  comparables: 'Similar vehicles for sale',
  alikeSome: '{shown} of {count} similar listings {where}, from lowest to highest adjusted price',
  alikeAll: 'All {count} similar listings {where}, from lowest to highest adjusted price',
  alikeFew: 'Only {count} similar listings {where}, too few to set a market price',
  rules: 'How ratings work',
} as const;

/** The zones of the gauge and their prices. */
export const gauge = { zones: dealWords, under: 'up to {to}', between: '{from} to {to}', over: 'over {from}' } as const;

/** Sentences for buyers: why a price has no badge. */
export const silences = {
  NOT_PRICED: 'The seller hasn’t listed a price.',
  UNKNOWN_VEHICLE: 'We need the year, make, and model to compare this price.',
  TITLE:
    'Salvage, rebuilt, and other branded titles have no market price to compare with. Ask for the paperwork and an inspection.',
  DAMAGE:
    'With an engine that doesn’t run well, or damage all around, the price depends on the repair. We can’t compare it fairly.',
  EXOTIC: 'Few of these are sold, each at its own price, so we don’t rate it.',
  COLLECTOR: 'Cars this old sell for what a collector will pay, so we don’t rate the price.',
  COMMERCIAL: 'The price of a commercial van or truck depends on its body and equipment, so we don’t rate it.',
  MILEAGE: 'Too few vehicles are sold with this mileage to rate the price.',
  NOT_BUILT: 'We can’t find this model in this model year, so we can’t compare the price.',
  NO_COMPARABLES:
    'We need at least 8 similar vehicles for sale to rate this price. There aren’t that many on Curbtag right now.',
  MAKE_ONLY:
    'We only have prices for other models of this make, and fewer than 8 similar vehicles are for sale on Curbtag. That isn’t enough to rate this price.',
  SPREAD: 'Prices of similar vehicles are too far apart to say what’s usual.',
  DISAGREE:
    'Similar listings ask about {asks}, but our estimate is {value}. Until we know which is right, we don’t rate this price.',
  TOO_LOW:
    'The price is far below the market price of {market}. It may be a mistake or a scam, so we don’t rate it. See the vehicle and its title before you pay anything.',
  TOO_HIGH: 'The price is far above the market price of {market}. Ask the seller if this one has something special.',
} as const;

/** Why a comparable is one. */
export const comparableWords = {
  sameYear: 'same model year',
  newerOne: '1 year newer',
  newer: '{n} years newer',
  olderOne: '1 year older',
  older: '{n} years older',
  sameTrim: 'same trim',
  sameMiles: 'about the same mileage',
  moreMiles: '{miles} more',
  fewerMiles: '{miles} fewer',
  grades: {
    EXCELLENT: 'excellent condition',
    VERY_GOOD: 'very good condition',
    GOOD: 'good condition',
    FAIR: 'fair condition',
  },
  near: 'in the same area',
  away: '{n} miles away',
} as const;

/** The price step of the wizard. */
export const priceHelp = {
  label: 'Price and its rating',
  title: 'How your price is rated',
  shows: 'At {price}, buyers see {word}.',
  tooLow: 'At {price}, we don’t show a rating because it looks too good to be true.',
  tooHigh: 'At {price}, we don’t show a rating because it’s far above market.',
  unset: 'Move the slider or enter a price.',
  upTo: 'up to {to}',
  fromTo: '{from} to {to}',
  over: 'over {from}',
  loading: 'Loading market prices',
  failed: 'We couldn’t load market prices. You can set any price.',
  none: 'We can’t rate prices for this one. You can set any price.',
} as const;

export const comparablesPanel = {
  title: 'Similar vehicles for sale here',
  adjusted: '{price} adjusted',
} as const;

/** Days on market. */
export const marketTime = {
  today: 'Listed today.',
  one: 'Listed 1 day ago.',
  many: 'Listed {n} days ago.',
  relistedToday: 'Relisted today.',
  relistedOne: 'Relisted 1 day ago.',
  relisted: 'Relisted {n} days ago.',
  first: 'First listed here on {date}.',
  total: 'For sale {n} days in total.',
  totalOne: 'For sale 1 day in total.',
  timesOne: 'Taken down and relisted once.',
  times: 'Taken down and relisted {n} times.',
  endedSoon: 'It was listed for less than a day.',
  ended: 'It was listed for {n} days.',
  endedOne: 'It was listed for 1 day.',
} as const;

/** Following a vehicle's value. */
export const followWords = {
  title: 'Follow its value',
  lead: 'We’ll email you the estimate once a month, with what changed and why. No sales calls.',
  action: 'Email me this value every month',
  done: 'You’re following this value. Next email: {date}.',
  see: 'View values you follow',
  signIn: 'Sign in to follow it',
  failed: 'We couldn’t save that. Try again.',
} as const;
