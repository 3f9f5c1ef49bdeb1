import { all, any, idea, REFUSES, unless } from './ideas.ts';

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

/** Asks for a code that was sent to the reader. */
export const asksCode = unless(REFUSES, unless(THING, any(all(CODE, ARRIVED, ASKS), all(CODE, PROOF, ASKS))));
