import { all, any, HELPER, idea, unless } from './ideas.ts';

const HELPS = new RegExp(`\\b(?:${HELPER}|fed ?ex\\b|ups agent\\b|dhl\\b|(?:shipping|transport|military) agency\\b)`);
const FETCHES = idea(
  'pick',
  'collect',
  'fetch',
  'comes?\\b',
  'come (?:around|over|by|with|to)\\b',
  'arrives?\\b',
  'brings?\\b',
  'haul',
  'loads?\\b',
  'gets? it\\b',
  'deliver',
  'at your (?:house|home|door|place)',
  'handles everything\\b',
  'will (?:get|be sent)\\b',
  'sign the\\b',
  'take the item\\b',
);
const AWAY = idea(
  'off-?shore\\b',
  'at sea\\b',
  'oil rig\\b',
  'on a (?:vessel|ship|rig|base)\\b',
  'out of (?:the )?(?:country|state)\\b',
  'out of town on\\b',
  '(?:the|in|us) (?:navy|army|military|marines|air force)\\b',
  'marine\\b',
  'deployed\\b',
  'stationed\\b',
  'military base\\b',
  'honeymoon\\b',
  'medical treatment\\b',
  'another (?:city|state|country)\\b',
  'new job\\b',
  "(?:no|don'?t have|have no|haven'?t) (?:the )?time to (?:come|see|meet|inspect|look|view)",
  '(?:okay?|fine|good|satisfied|happy) with the (?:condition|pictures|pics|photos)',
  'buying (?:it|this) for (?:my|a)\\b',
  'overseas\\b',
  'abroad\\b',
  'relocated\\b',
  'moved to\\b',
  'divorced?\\b',
  'training\\b',
  "(?:hearing impaired|i(?: am|'?m) (?:deaf|mute))\\b",
  'assignment\\b',
  "can(?:'?t|not) (?:come|call|meet|talk|see|view)\\b",
  "won'?t be able to (?:come|see|meet|call)\\b",
  'would have come\\b',
  'without seeing\\b',
  "(?:no|don'?t|dont|not) need(?: for inspection| to (?:meet|see|look|view|inspect))",
  '(?:pictures|pics|photos) (?:are|is) (?:good )?enough\\b',
  'surprise\\b',
  'present\\b',
  '(?:she|he) is away\\b',
  'no phone\\b',
  'in \\w+ but\\b',
  'delivery is free\\b',
);
const PAID_FIRST = idea(
  'after (?:you|the)\\b.{0,20}(?:paid|payment|check|cash|deposit|money|get|receive|ha(?:s|ve) cleared|clears?)',
  '(?:as soon as|once|when|after) the check (?:is )?(?:clears?|good|cashed|cleared)\\b',
  "when (?:you'?ve|you have|the)\\b.{0,20}(?:paid|payment|money|check|clears?|cleared)",
  'once\\b.{0,30}(?:payment|check|money|funds)\\b',
  '(?:when|after|once) (?:the )?(?:check|cheque|payment) (?:clears?|cleared|has)',
  'as soon as you (?:get|have) the (?:payment|money|check)\\b',
  '(?:mail|mailed) (?:the |a |by )?(?:check|payment|cheque)\\b',
  'payment is (?:mailed|confirmed|received)\\b',
  'envelope\\b',
  'bring you the cash\\b',
  'name,? (?:and |, )?address\\b',
  '(?:your|pick-? ?up|home) address\\b',
  'your (?:full )?name\\b',
);
/** The thing is far away already, with somebody who delivers it once money was sent. */
const WITH_SHIPPER = idea(
  '(?:with|at|by) (?:a|the|my) (?:shipping|transport|freight|delivery|logistics)? ?(?:company|agency|shipper|carrier|warehouse|transporter)\\b',
  '(?:stored|crated|sealed|container)\\b',
);
const BASE = idea('military base\\b', 'deployed\\b', 'stationed\\b', 'relocated\\b');
const FLOWN = idea(
  '(?:delivered|brought|shipped|flown|driven) to (?:you|your)\\b',
  'free (?:delivery|shipping)\\b',
  'airfield\\b',
);
const BROUGHT = idea('(?:to|at) your (?:door|house|home|place)\\b', 'brings? it\\b', 'send it back\\b', 'deliver');

const sendsHelpers = any(
  all(HELPS, FETCHES, AWAY),
  all(HELPS, FETCHES, PAID_FIRST),
  all(idea('without seeing it\\b', 'sight unseen\\b'), FETCHES),
  all(idea('stored\\b', 'crated\\b'), idea('shipping (?:company|agency)\\b')),
  all(WITH_SHIPPER, BROUGHT, AWAY),
  all(BASE, FLOWN),
);

/** Buys unseen and sends somebody for it. Who has seen it may send whom they like. */
export const usesAgent = unless(idea("i'?ve seen\\b", "after i(?:'ve)? s(?:ee|aw)"), sendsHelpers);
