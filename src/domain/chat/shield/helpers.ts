import { all, any, HELPER, idea, unless } from './ideas.ts';

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

/** Buys unseen and sends somebody for it. Who has seen it may send whom they like. */
export const usesAgent = unless(idea("i'?ve seen\\b", "after i(?:'ve)? s(?:ee|aw)"), sendsHelpers);
