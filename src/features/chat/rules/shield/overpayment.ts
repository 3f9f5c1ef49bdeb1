import { all, any, HELPER, idea, unless } from './ideas.ts';

const CHECK = idea('checks?\\b', 'cheques?\\b', 'drafts?\\b', 'money orders?\\b');
const PAYS = idea(
  'checks?\\b',
  'cheques?\\b',
  'drafts?\\b',
  'money orders?\\b',
  'payments?\\b',
  'pays? (?:you|for it)\\b',
  'will pay\\b',
  'paid\\b',
  'overpa',
  'sen[dt]\\b',
  'transfer\\b',
  'zelle\\b',
  'cash ?app\\b',
  'paypal\\b',
  'pending\\b',
  'write it\\b',
  'the amount\\b',
  "you(?: will|'ll)? (?:get|receive)\\b",
);
const TOO_MUCH = idea(
  'too (?:much|high|many)\\b',
  '(?:by|in|a) (?:mistake|accident|error)\\b',
  'accidentally\\b',
  'mistakenly\\b',
  'instead of\\b',
  'rather than\\b',
  'should(?: have)? (?:be|been)\\b',
  'i typed\\b',
  'amount\\b.{0,20}\\bwrong\\b',
  '(?:is|was) only\\b',
  'mixed up\\b',
  'extra\\b',
  'additional\\b',
  'exce(?:ss|eds?)\\b',
  'more than\\b',
  'bit more\\b',
  'more to\\b',
  '(?:for|pays?|covers?) both\\b',
  'upgrade\\b',
  '(?:thousand|hundred|\\d) extra\\b',
  '(?:higher|larger|bigger|greater)\\b',
  '(?:over|above) (?:the|your|my)? ?(?:asking|price|amount|agreed)',
  'twice\\b',
  'doubled?\\b',
  'overpa',
  `(?:includes?|including|contains?|covers?|ha(?:s|ve) to pay|must pay)\\b.{0,40}\\b(?:${HELPER}|shipp|pick-? ?up|delivery|transport)`,
  `(?:${HELPER}|shipping|delivery|transport)(?:'?s)?\\b.{0,12}\\b(?:is|are|fee is) (?:in (?:there|it)|included)\\b`,
  `${HELPER} (?:has|have|needs?) to be paid\\b`,
);
const PASSES =
  'send|give|pass|forward|remit|return|refund|reimburse|wire|hand|pay|transfer|deliver|use|western union|zelle|venmo|cash ?app';
const REST_WORD =
  'rest|difference|balance|surplus|excess|remain(?:s|der|ing)?|left ?over|extra|additional|overpayment|other|second|that part|half';
const PASSED_ON = [
  '\\bback\\b',
  '\\b(?:it|that|this) (?:to (?:the|my)|or i)\\b',
  '\\b(?:me|us) (?:that|it)\\b',
  '\\b(?:shipping|moving|delivery|freight) (?:part|money|fee|cost)\\b',
  `\\b(?:${REST_WORD})\\b`,
  '\\b(?:his|their|her) (?:share|part)\\b',
  '\\b(?:him|them|her|guys?|man|crew|people) (?:his|their|her)\\b',
  "\\bwhat(?:ever)? (?:is|remains|'?s)\\b",
  '\\b(?:me|them|him|her) (?:the )?\\$?\\d',
  '\\bto my\\b',
  '\\bit on\\b',
  '\\bthe \\$?\\d+ (?:through|by|via|to)\\b',
  `\\b(?:the|my) ${HELPER}`,
].join('|');
const SENDS_BACK = new RegExp(
  `\\b(?:${PASSES})\\b.{0,60}(?:${PASSED_ON})|\\b(?:${REST_WORD})\\b.{0,20}\\b(?:goes?|is for|are for|belongs?)\\b`,
);
const TAKES_OUT = idea(
  'clears?\\b',
  'deposit(?:ed)?\\b',
  'cash (?:it|the)\\b',
  'take (?:out|yours?)\\b',
  'deduct\\b',
  '(?:keep|hold) (?:yours?|the \\$?\\d|\\$?\\d)',
  'out of (?:it|the (?:check|cheque|draft|payment))\\b',
  'written for\\b',
);
const BONUS =
  /\b(?:extra|over|above|more than)\b.{0,25}(?:\d|hundred|grand|asking|price|trouble|stress)|(?:\d|hundred|thousand) (?:over|above|more than|extra|on top)\b/;
const FOR_THEM = new RegExp(`\\bfor (?:the |my )?(?:${HELPER}|\\w+ (?:people|guys?|crew)\\b)`);
const HOLDS_AD = idea(
  '(?:hold|keep)(?:ing)? it\\b',
  'stop (?:showing|selling)\\b',
  'take (?:the|your) (?:ad|listing|post)',
  '(?:the ad|it) down\\b',
  'mark it\\b',
  '(?:end|remove|delete|pull) (?:the|your) (?:ad|listing|post)\\b',
);
/** A loan is paid off at a bank, and what is left is the seller's; a tip given back is no scheme. */
const HONEST = idea('pay(?:ing)? off the (?:bank|loan|lien)\\b', 'loan\\b', 'payoff\\b', 'deposit back\\b');

/** Offers too much, and wants some of it passed on. */
export const overpays = unless(
  HONEST,
  any(
    all(PAYS, TOO_MUCH, SENDS_BACK),
    all(CHECK, TAKES_OUT, SENDS_BACK),
    all(BONUS, HOLDS_AD, idea('checks?\\b', 'cheques?\\b', 'mail', 'draft')),
    all(BONUS, SENDS_BACK, idea('checks?\\b', 'cheques?\\b', 'hand\\b', 'picks')),
    all(CHECK, BONUS, FOR_THEM),
    all(SENDS_BACK, idea('deduct\\b', 'upgrade\\b', 'overpa')),
  ),
);
