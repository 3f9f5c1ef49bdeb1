import { all, any, idea, REFUSES, unless } from './ideas.ts';

const MESSENGER = idea(
  "what'?s ?app\\b",
  'telegram\\b',
  'viber\\b',
  'wechat\\b',
  'hangouts?\\b',
  'google chat\\b',
  'kik\\b',
  'snap ?chat\\b',
  'signal (?:app|me)\\b',
  'on signal\\b',
  'messenger\\b',
  'facebook\\b',
  'instagram\\b',
);
const INVITES = idea(
  '(?:hit|text|add|find|message|msg|contact|write|reach|call|dm|ping|chat|talk|reply|send|answer|continue|move|switch)\\b',
  'my number\\b',
  '@\\w',
  '\\+?\\d[\\d() .-]{8,}',
);
const WRITE_TO = idea(
  '(?:e-?mail|text|write|contact|reach|call|message|reply to|answer|hit) (?:me|him|her|us|my \\w+|at|to)\\b',
  '(?:private|personal|direct) (?:e-?mail|mail|number|cell)\\b',
);
const MAIL =
  /[\w.-]+ ?(?:@|\(at\)|\[at\]| at ) ?(?:g ?mail|yahoo|outlook|hotmail|icloud|aol|proton\w*|[\w-]+ ?(?:\.|\(dot\)| dot ) ?(?:com|net|org))\b/;

const DIGIT = '(?:\\d|o|zero|one|two|three|four|five|six|seven|eight|nine|oh)';
/** A row of digits, some of them as words: who writes a number so hides it from somebody. */
const DISGUISED_NUMBER = new RegExp(`(?:\\b${DIGIT}{1,4}[ .,-]*){5,}`);
const IN_WORDS = idea(
  '(?:zero|one|two|three|four|five|six|seven|eight|nine)[ .,-]+(?:zero|one|two|three|four|five|six|seven|eight|nine|oh|\\d)',
);
const NUMBER = /(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]?\d{3}[-. ]?\d{4}\b/;
/** Why not here, or somebody else than who writes. */
const AWAY_FROM_HERE = idea(
  "(?:can(?:'?t|not)|don'?t|do not|won'?t|not|never|rarely|hardly) (?:\\w+ ){0,2}(?:talk|chat|check|use|read|see|get|reply|answer)\\b.{0,20}\\b(?:here|this|messages?|app|site)\\b",
  '(?:app|site|chat|inbox) (?:is |does)',
  '(?:off|leave) (?:this|the) (?:app|site)',
  'my (?:husband|wife|boss|son|daughter|brother|cousin|manager|agent|secretary|uncle|client)\\b',
  'instead of (?:here|this)\\b',
  '(?:better|faster|easier) (?:there|by|on|to reach)\\b',
);
/** Where a lost guest calls, and how the two find each other. */
const MEETING = idea(
  "when you(?:'re| are| get| arrive)?\\b",
  'if you get lost\\b',
  'outside\\b',
  'the gate\\b',
  'in the ad\\b',
);

/** Leads to another app, or to an address or number in a way that avoids being read here. */
export const leadsElsewhere = unless(
  REFUSES,
  unless(
    MEETING,
    any(
      all(MESSENGER, INVITES),
      all(WRITE_TO, MAIL),
      all(IN_WORDS, DISGUISED_NUMBER),
      all(WRITE_TO, NUMBER, AWAY_FROM_HERE),
    ),
  ),
);
