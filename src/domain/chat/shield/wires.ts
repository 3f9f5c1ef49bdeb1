import { all, any, idea, REFUSES, unless } from './ideas.ts';

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

/** Asks for money by a way that cannot be undone, or before anything was seen. */
export const asksWire = unless(
  REFUSES,
  any(all(HARD_METHOD, ASKS_MONEY), all(APP, AHEAD, UNSEEN), all(APP, idea('friends (?:and|&) family\\b'))),
);
