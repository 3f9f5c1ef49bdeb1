import { all, any, idea, REFUSES, unless } from './ideas.ts';

const BRAND = '(?:ebay|amazon|google|facebook|meta|craigslist|carvana|autotrader|paypal|marketplace|curbtag)';
const PROTECTOR = new RegExp(
  [
    '\\bescrow\\b(?!\\.com)',
    '\\b(?:buyer|purchase|vehicle|seller|motors|payment|deposit)s?(?: purchase)? (?:protection|guarantee|assurance|insurance)\\b',
    '\\bprotection (?:agency|program|plan|service|department|company)\\b',
    '\\b(?:financial|finance|payment|secure payment|shipping|escrow|support|billing) (?:department|center|office|team)\\b',
    '\\bholding company\\b',
    '\\b(?:third|3rd)[- ]party (?:payment|service|agent|company|holder)',
    '\\b(?:neutral|independent|trusted|bonded|secure) (?:\\w+ )?(?:agent|service|company|party|account)\\b',
    '\\b(?:trust|holding|custody) account\\b',
    `\\b${BRAND}(?:'s)? .{0,25}\\b(?:invoices?|warehouse|guarantee|depot|agent|cover(?:s|age)|handles? (?:the )?(?:payment|sale|deal|delivery))\\b`,
    `\\b(?:${BRAND}|third[- ]party|company|agency|agent|site)\\b.{0,40}\\b(?:holds?|keeps?|gets?|secures?) (?:the|your|my|it)\\b`,
    '\\b(?:money|funds?|payment|deposit|transfer|cash)\\b.{0,25}\\b(?:stays?|held|kept|safe|secured|sits?|protected) (?:with|by|in|at)\\b',
  ].join('|'),
);
const THROUGH_IT = idea(
  '(?:hold|keep)s? (?:the|your|my|it)\\b',
  'custody\\b',
  'deposit\\b',
  'sen[dt]\\b',
  'pay\\b',
  'wire\\b',
  'funds?\\b',
  'register\\b',
  'account with\\b',
  'place\\b',
  'payment first\\b',
  'invoice\\b',
  'releas',
  'until (?:you|i|the)\\b',
  'instructions\\b',
  'handled (?:by|through)\\b',
  '(?:goes?|go|done|run) through\\b',
  'how to pay\\b',
  'account details\\b',
  'their e-?mail\\b',
  'e-?mails? you\\b',
  'contact you\\b',
  'notify\\b',
  'i trust\\b',
  "i(?:'ll| will)? (?:use|arrange|insist|only sell)\\b",
  '\\d+[- ]days?\\b',
);
/** Money that somebody keeps back until the buyer is content. */
const KEPT_BACK =
  /\b(?:money|funds?|payment|deposit|transfer)\b.{0,60}\b(?:not )?(?:released?|until|after you|till)\b.{0,40}\b(?:approve|sign|inspect|test|trial|satisfied|happy|finished|receive|like it|confirm)/;
const KEEPER = idea('(?:company|agent|agency|service|department|warehouse|platform|broker|team|party)\\b');
/** Houses are bought through escrow too, and taxes are paid by it. */
const HOUSE = idea(
  'mortgage\\b',
  'tax(?:es)?\\b',
  'lender\\b',
  'realtor\\b',
  'clos(?:es?|ed|ing) (?:on|escrow)',
  'hoa\\b',
  'title company\\b',
);

/** Asks to trust a third party of the writer's choice. */
export const asksEscrow = unless(REFUSES, unless(HOUSE, any(all(PROTECTOR, THROUGH_IT), all(KEPT_BACK, KEEPER))));
