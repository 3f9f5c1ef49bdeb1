import { all, idea, REFUSES, unless } from './ideas.ts';

const PROTECTOR = new RegExp(
  [
    '\\bescrow\\b(?!\\.com)',
    '\\b(?:buyer|purchase|vehicle|seller|motors|payment|deposit)s?(?: purchase)? protection\\b',
    '\\bprotection (?:agency|program|plan|service|department|company)\\b',
    '\\b(?:financial|finance|payment|secure payment|shipping|escrow) (?:department|center|office)\\b',
    '\\bholding company\\b',
    '\\b(?:ebay|amazon|google|facebook|carvana|paypal|marketplace|third[- ]party|company|agency)\\b.{0,40}\\b(?:holds?|keeps?|gets) (?:the|your|my|it)\\b',
  ].join('|'),
);
const THROUGH_IT = idea(
  '(?:hold|keep)s? (?:the|your|my|it)\\b',
  'custody\\b',
  'deposit\\b',
  'send\\b',
  'pay\\b',
  'wire\\b',
  'fund\\b',
  'register\\b',
  'place\\b',
  'payment first\\b',
  'invoice\\b',
  'release\\b',
  'until you\\b',
  'e-?mail you\\b',
  'contact you\\b',
  'notify\\b',
  'i trust\\b',
  "i(?:'ll| will)? (?:use|arrange|insist|only sell)\\b",
);
/** Houses are bought through escrow too, and taxes are paid by it. */
const HOUSE = idea(
  'mortgage\\b',
  'tax(?:es)?\\b',
  'lender\\b',
  'realtor\\b',
  'closes? escrow',
  'hoa\\b',
  'title company\\b',
);

/** Asks to trust a third party of the writer's choice. */
export const asksEscrow = unless(REFUSES, unless(HOUSE, all(PROTECTOR, THROUGH_IT)));
