/**
 * A second pair of eyes on the words of a home's listing. It warns, with a reason, about words that prefer or exclude
 * people (42 USC 3604(c); classes: race, color, religion, sex, disability, familial status, national origin), and never
 * blocks. It follows HUD's memorandum of January 9, 1995: what describes the home is fine, also when it is a chapel next
 * door or a walk-in closet. Not legal advice; states add classes of their own.
 */
const FAIR_HOUSING_CLASSES = ['family', 'religion', 'race', 'origin', 'sex', 'disability', 'age'] as const;
type FairHousingClass = (typeof FAIR_HOUSING_CLASSES)[number];

export type FairHousingNote = {
  /** The words as they stand in the text. */
  readonly words: string;
  readonly about: FairHousingClass;
};

/** Allowed first: whatever these match is not looked at again. Facts of the home, senior housing by law, plain courtesy. */
const ALLOWED: readonly RegExp[] = [
  /\bfamily[- ](?:room|kitchen|den|size[d]?)\b/,
  /\b(?:single|multi|two|three|four|2|3|4|one)[- ]family(?:[- ](?:home|house|dwelling|residence|unit|property|building)s?)?\b/,
  /\b(?:great|good|perfect|ideal) family (?:home|house|neighborhood)\b/,
  /\b(?:mother|father)[- ]in[- ]law (?:suite|apartment|unit|quarters)\b/,
  /\b(?:master|primary) (?:bed|bath|suite|bedroom|bathroom|closet)\w*\b/,
  /\bwalk(?:ing)?[- ](?:in|out|up|to|distance)\b/,
  /\bwheelchair[- ](?:accessible|ramp|lift|friendly)\b/,
  /\b(?:accessible|accessibility)\b/,
  /\bmerry christmas|happy (?:easter|holidays|hanukkah)|santa claus|valentine/,
  /\b(?:apartment|complex|building|community|home)s? with (?:a )?chapel\b/,
  /\b(?:near|by|next to|across from|close to|walk to|minutes? (?:to|from)) (?:the |a |an )?[\w' ]{0,30}(?:church|synagogue|temple|mosque|chapel|cathedral|parish|school)\b/,
  /\bkosher (?:kitchen|meals?)(?: available)?\b/,
  /\b(?:55|62)(?: ?\+| ?(?:and|or) (?:over|older|up))|\b(?:55|62)-plus\b/,
  /\b(?:housing for )?older persons\b|\bsenior (?:housing|community|living)\b/,
  /\bchild(?:ren)?(?:'s)? (?:play ?(?:ground|area|room|set|house)|pool|care|bedroom|museum)\b|\bchildproof\w*/,
  /\bkids?(?:'s|') ?(?:room|bedroom|bath|play ?room|pool)\b/,
  /\b(?:white|black|brown|oriental|asian|indian|hispanic|english|french|dutch|italian|spanish|mexican|irish|german|chinese|persian|turkish|moroccan|moorish)(?:[- ](?:style|inspired))?[- ](?:walls?|kitchens?|cabinets?|cabinetry|trim|tiles?|marble|oak|granite|quartz|fences?|paint|carpets?|rugs?|doors?|appliances?|countertops?|bath\w*|brick|stone|vanit\w+|shutters?|siding|picket|subway|colonial|revival|tudor|cottage|garden|village|quarter|villa|farmhouse|lights?|faucet\w*|hardware|windows?|sinks?|fireplace|staircase|stainless)\b/,
  /\b(?:white|black) (?:river|creek|lake|rock|hills?|mountain|oak|pine|street|avenue|road|drive|lane)\b/,
  /\b(?:bachelor|bachelorette) (?:apartment|unit|party)\b/,
  /\b(?:no|non)[- ]smok(?:ing|ers?)\b|\bsmoke[- ]free\b/,
  /\bno (?:pets?|dogs?|cats?|animals?|section 8)\b/,
  /\bable to (?:move|close|show|see|park)\w*\b/,
  /\bequal housing opportunity\b/,
  /\b(?:all|everyone|anyone|families|children|students|people)(?: (?:is|are))? welcome\b/,
  /\bfemale[- ](?:end|connector|thread)\b/,
  /\bhandicap(?:ped)?[- ](?:accessible|parking|ramp|bathroom|access)\b/,
  /\b(?:jogging|bike|biking|hiking) (?:trails?|paths?)\b/,
  /\bmuslin\b/,
];

type Rule = readonly [about: FairHousingClass, pattern: RegExp];

const FAITHS = 'christian|catholic|protestant|jewish|muslim|islamic|mormon|hindu|buddhist|baptist|lutheran|evangelical';
const ORIGINS =
  'hispanic|latino|latina|mexican|chinese|asian|indian|italian|irish|polish|german|russian|african|american-born|cuban|haitian|korean|vietnamese|filipino|puerto rican';
const PEOPLE =
  'tenants?|renters?|families|family|couples?|persons?|people|individuals?|households?|residents?|buyers?|neighbou?rs|neighbou?rhoods?|community|area|only|preferred|home|household|gentlem[ae]n|lad(?:y|ies)|wom[ae]n|m[ae]n|males?|females?|students?|occupants?';

const FOR_WHOM =
  '(?:(?:perfect|ideal|great|suitable|best|good|suited) for|prefer(?:red|ring|s)?|seeking|looking for|wanted|want|only)';

/** Words that say who may, should or must not live there. Each is read against the text in lower case. */
const RULES: readonly Rule[] = [
  ['family', /\bno (?:children|kids?|babies|infants|toddlers|teen(?:ager)?s|minors|families)\b/],
  ['family', /\b(?:no|not) (?:suitable|appropriate|ideal|safe|good|fit) for (?:children|kids|families)\b/],
  ['family', /\b(?:not|un)suitable for (?:children|kids|families)\b/],
  ['family', /\b(?:child|kid)(?:ren)?[- ]?(?:free|less)\b/],
  [
    'family',
    /\badults? (?:only|building|community|complex|living|preferred|park)\b|\badults[- ]only\b|\bmature (?:adults?|couples?|persons?|tenants?|individuals?|people)\b/,
  ],
  [
    'family',
    /\b(?:older|grown|well-behaved) (?:children|kids) (?:only|ok|preferred)\b|\b(?:one|1|two|2|max(?:imum)?(?: of)? \w+) (?:child|children|kids?) (?:only|max(?:imum)?|allowed|ok)\b/,
  ],
  [
    'family',
    new RegExp(
      `\\b${FOR_WHOM} (?:a |an |young |quiet |the |working |professional |married )*(?:singles?|couples?|newly ?weds?|empty[- ]nesters?|famil(?:y|ies)|bachelors?|single (?:person|people|adult|professional)s?|retirees?|seniors)\\b`,
    ),
  ],
  [
    'family',
    /\b(?:singles?|couples?|married|unmarried|single person|empty[- ]nesters?|newly ?weds?|retirees?)(?: couples?| people| persons?)? (?:only|preferred|wanted|welcome only)\b/,
  ],
  ['family', /\b(?:no|never) (?:pregnan\w+|single (?:mothers?|moms?|parents?))\b/],
  ['family', /\bbachelor(?:ette)? pad\b|\bideal bachelor\b/],
  ['family', /\bfamil(?:y|ies) only\b|\bnot? (?:a )?famil(?:y|ies)[- ]friendly\b/],
  [
    'age',
    /\b(?:no (?:seniors|elderly|old people)|young (?:people|tenants?|professionals?|couples?|adults?) (?:only|preferred|wanted))\b/,
  ],
  ['religion', new RegExp(`\\b(?:${FAITHS})s? (?:${PEOPLE})\\b`)],
  ['religion', new RegExp(`\\bno (?:${FAITHS})s?\\b|\\b${FOR_WHOM} (?:a |an )?(?:${FAITHS})s?\\b`)],
  [
    'religion',
    /\b(?:god-?fearing|bible[- ]believing|church[- ]going|churchgoers?|believers? only|religious (?:tenants?|famil(?:y|ies)|people))\b/,
  ],
  [
    'race',
    /\b(?:white|black|brown|colored|caucasian|african[- ]american|minorit(?:y|ies)|interracial|integrated|segregated)s? (?:tenants?|renters?|famil(?:y|ies)|couples?|persons?|people|individuals?|households?|neighbou?rs|neighbou?rhood|community|area|only|preferred|buyers?)\b/,
  ],
  ['race', /\bno (?:whites?|blacks?|minorities|colored)\b|\b(?:whites|blacks|caucasians) only\b/],
  ['race', /\b(?:ethnic|racial)(?:ally)? (?:mixed|neighbou?rhood|community|balance)\b/],
  ['origin', new RegExp(`\\b(?:${ORIGINS})s? (?:${PEOPLE})\\b`)],
  ['origin', new RegExp(`\\bno (?:${ORIGINS}|foreigner|immigrant)s?\\b|\\b${FOR_WHOM} (?:a |an )?(?:${ORIGINS})s?\\b`)],
  [
    'origin',
    /\b(?:us|u\.s\.|american) citizens? only\b|\bcitizens only\b|\b(?:must speak|speaks?) english\b|\benglish[- ]speak(?:ing|ers?)(?: only)?\b|\bnative speakers?\b|\bno immigrants\b/,
  ],
  [
    'sex',
    /\b(?:no|only|prefer(?:red|ring)?|seeking|wanted) (?:a )?(?:males?|females?|m[ae]n|wom[ae]n|girls?|boys?|guys?|ladies|gentlem[ae]n)\b/,
  ],
  [
    'sex',
    /\b(?:males?|females?|m[ae]n|wom[ae]n|girls?|boys?|lady|ladies|gentlem[ae]n)(?: tenants?| renters?| students?)? (?:only|preferred|wanted|please)\b/,
  ],
  ['sex', /\bno (?:gays?|lesbians?|homosexuals?|transgender\w*)\b/],
  [
    'disability',
    /\bno (?:wheel ?chairs?|disabled|handicapped|cripples?|mental(?:ly)?(?: ill| illness)?|blind|deaf|service animals?|service dogs?|emotional support animals?|assistance animals?|esas?)\b/,
  ],
  [
    'disability',
    /\b(?:able[- ]bodied|physically fit|mentally (?:stable|healthy)|must be able to (?:climb|walk|live alone|live independently)|independent living only|healthy (?:tenants?|people|persons?|adults?|individuals?) ?(?:only)?)\b/,
  ],
  [
    'disability',
    /\bnot (?:suitable|appropriate|for)(?: for)? (?:the )?(?:disabled|handicapped|wheelchairs?|elderly)\b/,
  ],
];

const MAX_NOTES = 6;

/** Blanks out what is allowed, length for length, so that what is found can be quoted as it was written. */
function withoutAllowed(text: string): string {
  return ALLOWED.reduce(
    (left, pattern) => left.replace(new RegExp(pattern.source, 'g'), (words) => '\u0000'.repeat(words.length)),
    text,
  );
}

/** The words that may read as a preference for or against people, in the order of the text. Empty for most texts. */
export function fairHousingNotes(text: string): FairHousingNote[] {
  const said = text.slice(0, 8000).replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const looked = withoutAllowed(said.toLowerCase());
  const found = RULES.flatMap(([about, pattern]) =>
    [...looked.matchAll(new RegExp(pattern.source, 'g'))].map((match) => ({
      at: match.index,
      words: said.slice(match.index, match.index + match[0].length),
      about,
    })),
  ).sort((a, b) => a.at - b.at || b.words.length - a.words.length);
  const kept = found.filter(
    (one, index) => !found.slice(0, index).some((other) => one.at < other.at + other.words.length),
  );
  return kept.slice(0, MAX_NOTES).map(({ words, about }) => ({ words, about }));
}
