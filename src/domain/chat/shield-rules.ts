import { hasForeignLink } from './links.ts';
import type { ShieldRule } from './shield-kinds.ts';

/**
 * Texts are lower-cased and in one spelling (`readable`). A rule joins ideas, such as "a check", "too much" and "send
 * some back"; each idea is a list of the words people use for it. No word alone makes a mark.
 */
type Rule = { readonly rule: ShieldRule; readonly finds: (words: string) => boolean };
type Finds = (words: string) => boolean;

const idea = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})`);
const all =
  (...ideas: readonly RegExp[]): Finds =>
  (words) =>
    ideas.every((one) => one.test(words));
const any =
  (...finds: readonly Finds[]): Finds =>
  (words) =>
    finds.some((find) => find(words));
const unless =
  (context: RegExp, find: Finds): Finds =>
  (words) =>
    find(words) && !context.test(words);

/** Somebody who says no to it, or tells of another who asked, is not asking for it. */
const REFUSES = idea(
  "(?:don'?t|do not|won'?t|will not|never|no|not) (?:do|accept|take|use|want|send|share|give|comfortable|offer)\\b",
  '(?:someone|somebody|people|scammers?|they) (?:\\w+ )?(?:asked|wanted|tried|keeps? asking)\\b',
);

const HELPER =
  '(?:movers?|drivers?|haulers?|shippers?|couriers?|carriers?|transporters?|freight|(?:shipping|pick-? ?up|moving|towing|tow|delivery|transport|trucking) (?:agents?|company|guys?|man|men|person|people|team)|agents?|hauling company|person who picks)\\b';

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

const overpays = any(
  all(PAYS, TOO_MUCH, SENDS_BACK),
  all(CHECK, TAKES_OUT, SENDS_BACK),
  all(BONUS, HOLDS_AD, idea('checks?\\b', 'cheques?\\b', 'mail', 'draft')),
  all(BONUS, SENDS_BACK, idea('checks?\\b', 'hand\\b', 'picks')),
  all(SENDS_BACK, idea('deduct\\b', 'upgrade\\b', 'overpa')),
);

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

const CODE = idea(
  'codes?\\b',
  'c0des?\\b',
  'pin\\b',
  'otp\\b',
  'pass ?codes?\\b',
  'verification number\\b',
  '(?:6|six|4|four)[- ]?digits?\\b',
  'numbers (?:in|from|on) the (?:text|message|sms)',
  'some numbers\\b',
);
const ARRIVED = idea(
  'sent you\\b',
  'just sent\\b',
  'sent to your\\b',
  "i (?:will |'ll )?send a\\b",
  'we sent\\b',
  'text(?:ed|ing) (?:you|a|to)\\b',
  'they texted\\b',
  'to your phone\\b',
  'sms\\b',
  '(?:you|just) (?:just )?(?:got|get|received?|gotten)\\b',
  "you(?:'ll|'ve| will| should)? (?:have )?(?:got|get|gotten|receive)",
  'came to\\b',
  'arrive',
  'google\\b',
  'whatsapp\\b',
  'the (?:text )?message\\b',
  'from your (?:e-?mail|phone)\\b',
  'get (?:a call|it)\\b',
);
const ASKS = idea(
  'tell\\b',
  'read\\b',
  'give\\b',
  'send\\b',
  'forward\\b',
  'share\\b',
  'provide\\b',
  'reply\\b',
  'type\\b',
  'confirm\\b',
  'screenshot\\b',
  'write it\\b',
  'let me know\\b',
  "what(?: is|'?s| was| were| does| did)\\b",
  'it wants\\b',
  'needs?\\b',
);
const PROOF = idea(
  'verif',
  'authentication\\b',
  'security code',
  'one-? ?time\\b',
  'otp\\b',
  'google (?:voice|code)',
  'confirmation code',
);
/** Codes that belong to things. */
const THING = idea(
  'lock ?box',
  'gate\\b',
  'garage (?:code|door)',
  'door\\b',
  'zip\\b',
  'paint\\b',
  'radio\\b',
  'engine\\b',
  'alarm\\b',
  'mechanic\\b',
  'reader\\b',
  'dash\\b',
  'hitch\\b',
  'trailer\\b',
  'tour\\b',
  '[pc]\\d{4}\\b',
);

const HARD_METHOD = idea(
  'wire transfers?\\b',
  '(?:bank|by|a|via) wire\\b',
  'wire (?:me|the|it|us|him|her|a|full|money|deposit|over)\\b',
  'western union\\b',
  'money ?gram\\b',
  'swift\\b',
  'iban\\b',
  'international (?:bank )?transfer',
  '(?:gift|prepaid|steam|vanilla|itunes|google play) (?:gift )?cards?\\b',
  'prepaid \\w+ cards?\\b',
  'bitcoins?\\b',
  'btc\\b',
  'crypto\\b',
  'usdt\\b',
  'ethereum\\b',
);
const ASKS_MONEY = idea(
  'send\\b',
  'pay\\b',
  'payment\\b',
  'buy two\\b',
  'accept\\b',
  'only\\b',
  'put (?:the|\\$|\\d|money)',
  'get gift\\b',
  'deposit\\b',
  'today\\b',
  'wallet\\b',
  'receiver\\b',
  'make a\\b',
  'do an?\\b',
  'full amount\\b',
  'before\\b',
);
const APP = idea(
  'zelle\\b',
  'venmo\\b',
  'cash ?app\\b',
  'paypal\\b',
  'transfer (?:the|a|me|to)\\b',
  'transfer\\b',
  'send (?:the|a|me)\\b',
);
const AHEAD = idea('deposit\\b', 'hold(?:ing)?(?: fee)?\\b', 'up ?front\\b', 'in advance\\b', 'first month', 'fee\\b');
const UNSEEN = idea(
  "can(?:'?t|not) meet\\b",
  'deployed\\b',
  'another state\\b',
  'abroad\\b',
  'mission\\b',
  'by mail\\b',
  'mail(?:s|ed)\\b',
  'before you (?:can )?(?:see|view)',
  'before (?:a )?viewing',
  'no (?:viewing|showing)',
  'keys\\b',
  'is yours\\b',
  'ad down\\b',
  'other (?:people|showings)',
);

const HELPS = new RegExp(`\\b(?:${HELPER}|fed ?ex\\b|ups agent\\b|dhl\\b|shipping agency\\b)`);
const FETCHES = idea(
  'pick',
  'collect',
  'fetch',
  'comes?\\b',
  'brings?\\b',
  'haul',
  'loads?\\b',
  'get it\\b',
  'gets? it\\b',
  'deliver',
  'handles everything\\b',
  'will get\\b',
  'take the item\\b',
);
const AWAY = idea(
  'off-?shore\\b',
  'at sea\\b',
  'oil rig\\b',
  'on a (?:vessel|ship|rig)\\b',
  'out of (?:the )?(?:country|state)\\b',
  'out of town on\\b',
  'navy\\b',
  'marine\\b',
  'deployed\\b',
  'overseas\\b',
  'abroad\\b',
  'relocated\\b',
  'training\\b',
  'hearing impaired\\b',
  'assignment\\b',
  "can(?:'?t|not) (?:come|call|meet|talk)\\b",
  "won'?t be able to come\\b",
  'would have come\\b',
  'without seeing\\b',
  "(?:no|don'?t) need (?:for inspection|to (?:meet|see|look|inspect))",
  'surprise\\b',
  'present\\b',
  '(?:she|he) is away\\b',
  'no phone\\b',
  'in montana but\\b',
  'delivery is free\\b',
);
const PAID_FIRST = idea(
  'after (?:you|the)\\b.{0,20}(?:paid|payment|check|cash|deposit|get|receive|clears?)',
  'once\\b.{0,30}payment\\b',
  'as soon as you get the payment\\b',
  '(?:mail|mailed) (?:the |a |by )?(?:check|payment|cheque)\\b',
  'payment is (?:mailed|confirmed)\\b',
  'envelope\\b',
  'bring you the cash\\b',
  'name,? (?:and |, )?address\\b',
  '(?:your|pick-? ?up|home) address\\b',
  'your name\\b',
);

const sendsHelpers = any(
  all(HELPS, FETCHES, AWAY),
  all(HELPS, FETCHES, PAID_FIRST),
  all(idea('without seeing it\\b', 'sight unseen\\b'), FETCHES),
  all(idea('stored\\b', 'crated\\b'), idea('shipping (?:company|agency)\\b')),
);

export const RULES: readonly Rule[] = [
  { rule: 'OVERPAYMENT', finds: overpays },
  { rule: 'FAKE_ESCROW', finds: unless(REFUSES, unless(HOUSE, all(PROTECTOR, THROUGH_IT))) },
  {
    rule: 'VERIFICATION_CODE',
    finds: unless(REFUSES, unless(THING, any(all(CODE, ARRIVED, ASKS), all(CODE, PROOF, ASKS)))),
  },
  {
    rule: 'WIRE',
    finds: unless(
      REFUSES,
      any(all(HARD_METHOD, ASKS_MONEY), all(APP, AHEAD, UNSEEN), all(APP, idea('friends (?:and|&) family\\b'))),
    ),
  },
  { rule: 'SHIPPING_AGENT', finds: unless(idea("i'?ve seen\\b", "after i(?:'ve)? s(?:ee|aw)"), sendsHelpers) },
  { rule: 'OFF_SITE_LINK', finds: hasForeignLink },
];
