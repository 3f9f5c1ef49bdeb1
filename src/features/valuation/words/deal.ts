import { DEAL_LABELS } from '../rules/steps.ts';

/** The badge of a price: five words, what each rests on, and why there may be none. */
export const dealWords = DEAL_LABELS;

export const deal = {
  below: '{amount} below the market',
  above: '{amount} above the market',
  even: 'About the market price',
  belowLong: '{amount} ({share}) below the market price of {market} for this vehicle.',
  aboveLong: '{amount} ({share}) above the market price of {market} for this vehicle.',
  evenLong: 'Within 1% of the market price of {market} for this vehicle.',
  basisValue:
    'The market price is our estimate for this vehicle with its mileage and condition, out of {count} sale and asking prices.',
  basisValueFew: 'The market price is our estimate for this vehicle with its mileage and condition.',
  basisListings:
    'The market price is the middle of {count} similar listings on Curbtag within {miles} miles, carried to this year and mileage.',
  basisCountry:
    'The market price is the middle of {count} similar listings on Curbtag across the country, carried to this year and mileage.',
  title: 'What this badge is made of',
  silentTitle: 'Why there is no rating',
  bar: '{price} on a scale from {low} to {high}. The market price is {market}.',
  thisPrice: 'This price',
  market: 'Market price',
  range: 'A fair price lies in the middle: under {low} is a great deal, over {high} is overpriced.',
  comparables: 'Similar vehicles for sale',
  comparablesWithin: 'The closest of {count} similar listings within {miles} miles.',
  comparablesCountry: 'The closest of {count} similar listings across the country.',
  rules: 'How ratings work',
} as const;

/** Sentences for buyers: why a price has no badge. */
export const silences = {
  NOT_PRICED: 'The seller has not named a price.',
  UNKNOWN_VEHICLE: 'We would need year, make and model to compare this price.',
  TITLE:
    'Salvage, rebuilt and other branded titles have no market price to compare with. Ask for the papers and an inspection.',
  DAMAGE:
    'With an engine that does not run well, or damage all around, the price depends on the repair. There is no fair comparison.',
  NO_COMPARABLES: 'Too few vehicles like this one are for sale here to say what is usual.',
  TOO_LOW:
    'The price is far below the market of {market}. That can be a mistake or a trap, so we do not call it a deal. See the vehicle and its title before you pay anything.',
  TOO_HIGH:
    'The price is far above the market of {market}. There may be something special about this one. Ask the seller.',
} as const;

/** Why a comparable is one. */
export const comparableWords = {
  sameYear: 'same model year',
  newerOne: '1 year newer',
  newer: '{n} years newer',
  olderOne: '1 year older',
  older: '{n} years older',
  sameMiles: 'about the same mileage',
  moreMiles: '{miles} more',
  fewerMiles: '{miles} fewer',
  near: 'in the same area',
  away: '{n} miles away',
} as const;

/** The price step of the wizard. */
export const priceHelp = {
  label: 'Price and what it shows as',
  title: 'What your price shows as',
  shows: 'At {price} this shows as {word}.',
  tooLow: 'At {price} there is no badge: it looks too good to be true.',
  tooHigh: 'At {price} there is no badge: it is far above the market.',
  unset: 'Move the slider or type a price.',
  upTo: 'up to {to}',
  fromTo: '{from} to {to}',
  over: 'over {from}',
  loading: 'Looking at the market',
  failed: 'The market could not be read. You can set any price.',
  none: 'No badge for this one, so the slider has no bands. You can set any price.',
} as const;

export const comparablesPanel = {
  title: 'Similar vehicles for sale here',
  lead: 'What sellers on Curbtag ask for vehicles like yours today.',
} as const;

/** Days on market. */
export const marketTime = {
  today: 'Listed today.',
  one: 'Listed 1 day ago.',
  many: 'Listed {n} days ago.',
  relistedToday: 'Listed again today.',
  relistedOne: 'Listed again 1 day ago.',
  relisted: 'Listed again {n} days ago.',
  first: 'First listed here on {date}.',
  total: 'For sale {n} days in all.',
  totalOne: 'For sale 1 day in all.',
  timesOne: 'Taken down and listed again once.',
  times: 'Taken down and listed again {n} times.',
  endedSoon: 'It was for sale for less than a day.',
  ended: 'It was for sale for {n} days.',
  endedOne: 'It was for sale for 1 day.',
} as const;

/** Following a vehicle's value. */
export const followWords = {
  title: 'Follow its value',
  lead: 'We mail you the value once a month, with what changed and why. No offers, no calls.',
  action: 'Email me this value every month',
  done: 'You follow this value. The next letter comes on {date}.',
  see: 'See the values you follow',
  signIn: 'Sign in to follow it',
  failed: 'That did not work. Try again.',
} as const;
