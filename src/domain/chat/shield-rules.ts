import { hasForeignLink } from './links.ts';
import type { ShieldRule } from './shield-kinds.ts';

/** Texts are lower-cased and in one spelling (`readable`). Patterns look for what scams ask for, not for words alone. */
type Rule = { readonly rule: ShieldRule; readonly finds: (words: string) => boolean };

const all =
  (...patterns: readonly RegExp[]) =>
  (words: string) =>
    patterns.every((pattern) => pattern.test(words));
const any =
  (...finds: readonly ((words: string) => boolean)[]) =>
  (words: string) =>
    finds.some((find) => find(words));
const unless = (refusal: RegExp, find: (words: string) => boolean) => (words: string) =>
  find(words) && !refusal.test(words);

/** Somebody who says no to it, or was warned, is not asking for it. */
const REFUSES =
  /\b(?:don'?t|do not|won'?t|will not|never|no|not) (?:do|accept|take|use|want|send|share|give|comfortable|offer)\b|\bsomebody asked|\bscams?\b.{0,20}\b(?:ask|want)/;

const PAYMENT = /\b(?:checks?|cheques?|payment|paid|pay|draft|bank|paypal|zelle|funds|money order|deposit(?:ed|s)?)\b/;
const MOVER =
  '(?:movers?|drivers?|haulers?|shippers?|couriers?|carriers?|agents?|transport(?:er|ers| company)?|(?:shipping|pick ?up) (?:company|agent|person)|person who picks)';
const LEFTOVER = '(?:difference|rest|balance|surplus|excess|remainder|remaining|left ?over|extra|overpayment|funds)';

const overpays = any(
  all(
    PAYMENT,
    new RegExp(`\\b(?:send|give|forward|remit|pay|return|refund|wire|hand)\\b.{0,40}\\b${LEFTOVER}\\b`),
    /\b(?:send|give|forward|remit|return|refund|wire|hand|deduct|cash it|yours)\b/,
    /\b(?:checks?|cheques?|draft|mistake|accident|movers?|drivers?|haulers?|shippers?|couriers?|agent|instead|once it|deduct|deposited|by my bank)\b/,
  ),
  all(
    /\b(?:overpa(?:id|yment)|paid you twice|too much by mistake|(?:by|in) (?:mistake|accident|error))\b/,
    /\b(?:refund|return|reimburse|send (?:it |me |that )?back|send back)\b/,
  ),
  all(
    /\b(?:checks?|cheques?|draft|payment|amount)\b/,
    new RegExp(
      `\\b(?:includes?|contains?|covers?|extra|in excess|more than|higher)\\b.{0,50}\\b(?:${MOVER}|pick ?up fee|shipping|agreed|price|amount)\\b`,
    ),
    /\b(?:send|forward|pay|give|remit|wire|refund)\b/,
  ),
  all(
    /\b(?:over|above|more than|extra|higher than)\b.{0,20}\b(?:ask(?:ing)?(?: price)?|price|for your trouble|for stress)\b/,
    /\b(?:hold it|keep it for me|take (?:the|your) (?:ad|listing) down|check|cheque|mail(?:ed)?|hand the|deduct)\b/,
  ),
  all(/\bsend (?:that|the|me|it).{0,30}\bback\b/, /\b(?:upgrade|business account|isn'?t business|more to)\b/),
  all(/\brefund the (?:additional|extra)\b/),
  all(/\bwritten for\b.{0,60}\bsend me (?:the )?(?:other|rest)\b/),
  all(/\b(?:extra|additional) funds\b/, new RegExp(`\\b(?:pay|send|give)\\b.{0,30}\\b${MOVER}\\b`)),
  all(/\bzero too many\b|\bone zero\b/, /\brefund\b/),
);

const escrows = any(
  all(
    /\bescrow\b/,
    /\b(?:agent|account|company|service|department|third[- ]party|faster|funds?|custody|holds?)\b/,
    /\b(?:pay|send|deposit|fund|register|trust|release|arrange|insist|contact you|email you|hold my|holds the|handled)\b/,
  ),
  all(/\b(?:buyer|purchase|vehicle|seller|motors|deposit)s? (?:purchase )?protection\b/),
  all(
    /\b(?:payment|financial|finance|secure|shipping|escrow) (?:payment |pay )?(?:department|center)\b/,
    /\b(?:hold|holds|invoice|gets your|custody|payment|release)\b/,
  ),
  all(/\bholding company\b/, /\b(?:place|send|pay|amount|account)\b/),
  all(
    /\b(?:they|them)\b.{0,30}\b(?:hold|keep|send you an invoice)\b.{0,40}\b(?:payment|funds|money|account)\b/,
    /\b(?:safe(?:ty)?|protect|inspect|invoice|approve)/,
  ),
);

const CODE =
  '(?:codes?|c0de|pin|otp|passcode|passcodes|one[- ]time (?:password|code|passcode)|6 ?digits?|six digits|verification (?:number|code)|numbers)';
const codes = any(
  all(
    new RegExp(
      `\\b(?:tell|read|give|send|forward|share|provide|reply|type|confirm|screenshot|text|need)\\b.{0,45}\\b${CODE}\\b`,
    ),
    /\b(?:sent|sends|received?|got|gotten|get|texted|texting|came|just|your (?:phone|email)|text message|verif\w*|authentication|security code|passcode|otp|unlock|the message)\b/,
    /\b(?:you|your|me|whatsapp|message|phone)\b/,
  ),
  all(
    new RegExp(`\\b(?:sent|sending|send|texted|texting|text)\\b.{0,40}\\b(?:you|your phone)\\b.{0,30}\\b${CODE}\\b`),
    /\b(?:what|whats|what's|tell|read|give|confirm|forward|quick|reply|share|send)\b/,
  ),
  all(
    new RegExp(`\\b${CODE}\\b`),
    /\b(?:google(?: voice)?|whatsapp|by sms|your phone|to your phone)\b/,
    /\b(?:what|whats|tell|read|give|confirm|forward|send|share)\b/,
  ),
  all(/\bcode (?:arrive|come)|\bdid (?:the|you get the|a) code\b/),
  all(/\bgave me\b|\bgive me that\b/, new RegExp(`\\b(?:authentication|verification|security) ${CODE}\\b`)),
);

const HANDLE = /\b(?:zelle|venmo|cash ?app|paypal|transfer|money ?gram|western union|wire)\b/;
const wires = any(
  all(
    /\b(?:wire|western union|money ?gram|swift|iban)\b/,
    /\b(?:send|pay(?:ment)?|deposit|transfer|receiver|full amount|wallet|fastest|bank details|today|release)\b/,
  ),
  all(/\bwire (?:the|me|us|it|him|her)\b/),
  all(
    /\b(?:gift|prepaid|steam|vanilla|itunes|google play|amazon|apple) (?:gift )?cards?\b/,
    /\b(?:pay|send|buy|scratch|get|put|money|codes|numbers|payment)\b/,
  ),
  all(/\b(?:bitcoin|btc|crypto|usdt|ethereum|eth wallet)\b/, /\b(?:pay(?:ment)?|send|accept|wallet|only|half)\b/),
  all(
    HANDLE,
    /\b(?:deposit|hold|first|before|fee|refundable)\b/,
    /\b(?:can'?t meet|deployed|before you can|before (?:viewing|you see)|no viewing|until|keys (?:are )?mailed|mails keys|mailed to you|friends and family|take the ad down|is yours|other people|mission|abroad)\b/,
  ),
  all(/\bsend\b.{0,30}\bdeposit\b.{0,30}\bbefore you (?:can )?see\b/),
  all(/\b(?:international|swift) (?:bank )?transfer\b|\btransfer to the account of\b/),
);

const AGENT = new RegExp(
  `\\b(?:${MOVER}|fed ?ex|ups agent|shipping agency|(?:private|freight) (?:shipper|guy|forwarder)|pick ?up agent|transport company|freight forwarder)\\b`,
);
const ABSENT =
  /\b(?:offshore|at sea|out at sea|oil rig|out of (?:the )?(?:country|state|town) on|navy|marine\b|deployed|overseas|relocated|abroad|camp training|hearing impaired|on an assignment|assignment|can'?t come|won'?t be able to come|would have come|without seeing|no need (?:for inspection|to meet)|don'?t need to look|surprise|she is away|is away|due to my job|no phone access)\b/;
const agents = any(
  all(
    AGENT,
    ABSENT,
    /\b(?:pick(?:s|ed)? ?(?:it |up)|collects?|come|comes|get it|haul|handles|deliver|door|brings?|pickup)\b|\bship/,
  ),
  all(
    AGENT,
    /\b(?:pick|come|collect|bring|get|delivery is free|deliver|haul)/,
    /\b(?:mail the payment|so i can mail|payment is (?:mailed|confirmed)|after you (?:cash|get|receive|deposit)|after the check clears|once (?:you have )?the payment|cash in an envelope|envelope|name,? (?:and )?address|home address|your address|no need)\b/,
  ),
  all(/\b(?:buy(?:ing)? it (?:without|unseen)|without seeing it|sight unseen)\b/),
  all(/\b(?:stored|crated|ready) with (?:a|the) shipping\b/),
  all(/\b(?:fed ?ex|ups|dhl|courier)\b/, /\bcash\b/, /\b(?:envelope|agent)\b/),
);

export const RULES: readonly Rule[] = [
  { rule: 'OVERPAYMENT', finds: overpays },
  { rule: 'FAKE_ESCROW', finds: unless(REFUSES, escrows) },
  { rule: 'VERIFICATION_CODE', finds: unless(REFUSES, codes) },
  { rule: 'WIRE', finds: unless(REFUSES, wires) },
  { rule: 'SHIPPING_AGENT', finds: agents },
  { rule: 'OFF_SITE_LINK', finds: hasForeignLink },
];
