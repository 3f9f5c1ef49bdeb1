import { all, any, HELPER, idea } from './ideas.ts';

const CHECK = idea('checks?\\b', 'cheques?\\b', 'drafts?\\b', 'money orders?\\b');
const PAYS = idea(
  'checks?\\b',
  'cheques?\\b',
  'drafts?\\b',
  'money orders?\\b',
  'payments?\\b',
  'paid\\b',
  'overpa',
  'sent\\b',
  'zelle\\b',
  'cash ?app\\b',
  'pending\\b',
);
const TOO_MUCH = idea(
  'too (?:much|high|many)\\b',
  '(?:by|in|a) (?:mistake|accident|error)\\b',
  'accidentally\\b',
  'mistakenly\\b',
  'instead of\\b',
  'rather than\\b',
  'mixed up\\b',
  'extra\\b',
  'additional\\b',
  'excess\\b',
  'more than\\b',
  'bit more\\b',
  'more to\\b',
  'higher\\b',
  'twice\\b',
  'overpa',
  '(?:includes?|contains?|covers?)\\b.{0,40}(?:movers?|shipp|driver|pick-? ?up|delivery|haul|transport)',
);
const SENDS_BACK = new RegExp(
  `\\b(?:send|give|forward|remit|return|refund|reimburse|wire|hand|pay|western union|zelle)\\b.{0,60}(?:\\bback\\b|\\b(?:rest|difference|balance|surplus|excess|remainder|remaining|left ?over|extra|additional|overpayment|other|second|that part)\\b|\\bme \\$|\\bto my\\b|\\bit on\\b|\\bthe ${HELPER})`,
);
const TAKES_OUT = idea(
  'clears?\\b',
  'deposit(?:ed)?\\b',
  'cash it\\b',
  'take (?:out|your)\\b',
  'deduct\\b',
  'keep yours\\b',
  'out of it\\b',
  'written for\\b',
);
const BONUS =
  /\b(?:extra|over|above|more than)\b.{0,25}(?:\d|hundred|grand|asking|price|trouble|stress)|\d+ (?:over|above|more than)\b/;
const HOLDS_AD = idea(
  'hold it\\b',
  'keep it\\b',
  'take (?:the|your) (?:ad|listing|post)',
  '(?:the ad|it) down\\b',
  'mark it\\b',
);

/** Offers too much, and wants some of it passed on. */
export const overpays = any(
  all(PAYS, TOO_MUCH, SENDS_BACK),
  all(CHECK, TAKES_OUT, SENDS_BACK),
  all(BONUS, HOLDS_AD, idea('checks?\\b', 'cheques?\\b', 'mail', 'draft')),
  all(BONUS, SENDS_BACK, idea('checks?\\b', 'hand\\b', 'picks')),
  all(SENDS_BACK, idea('deduct\\b', 'upgrade\\b', 'overpa')),
);
