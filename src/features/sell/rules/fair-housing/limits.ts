import type { FairHousingClass } from './people.ts';

type Rule = readonly [about: FairHousingClass, pattern: RegExp];

const CHILD = '(?:child(?:ren)?|kids?|minors?|teen(?:ager)?s?|toddlers?|infants?|bab(?:y|ies))';
const FAITH =
  'christ(?:ian)?(?:ity)?|catholic|jewish|judaism|muslim|islam(?:ic)?|mormon|lds|hindu|buddhist|baptist|evangelical|god|lord|jesus|bible|biblical|torah|quran|church|religious|faith|spiritual|prayer|sabbath|shabbat|kosher|halal';

/** What limits people without naming them: ages of children, stairs one must climb, a language, a faith to share. */
export const LIMITS: readonly Rule[] = [
  [
    'family',
    new RegExp(
      `\\b(?:(?:one|1|two|2|a single|1-2|small) ${CHILD} (?:only|max(?:imum)?|allowed|ok|okay|is (?:ok|fine)|per)|(?:max(?:imum)?(?: of)? \\w+|no more than \\w+|at most \\w+|up to \\w+|limit(?:ed to| of)? \\w+|only \\w+) ${CHILD})\\b`,
    ),
  ],
  [
    'family',
    new RegExp(
      `\\b${CHILD} (?:must be|should be|have to be|need to be|ages?|aged|over|above|older than|under \\d+ (?:not|will not|cannot))(?: (?:at least|over|above|older than))? (?:age )?(?:\\d+|ten|twelve|eighteen|school|teens?|well)`,
    ),
  ],
  [
    'family',
    new RegExp(
      `\\b(?:older|grown|adult|well-behaved|quiet|school-age) ${CHILD} (?:only|ok|okay|preferred|fine|considered)\\b`,
    ),
  ],
  [
    'family',
    new RegExp(
      `\\b(?:extra|additional|higher|double|surcharge|fee|charge|deposit)\\b[\\w ,$]{0,30}\\b(?:per|for each|for every|for|with|if you have) (?:\\w+ )?${CHILD}\\b`,
    ),
  ],
  [
    'family',
    /\badults?[- ](?:only|building|community|complex|living|preferred|park|household|environment|oriented|house|property|residence|atmosphere)\b|\b(?:all|an?)[- ]adults? (?:building|community|household|house|home|property|complex|environment)\b/,
  ],
  [
    'family',
    /\b(?:ages?|aged|must be|everyone|occupants|tenants|all residents) (?:\w+ ){0,3}(?:18|21|25|30|35|40|45|50) ?(?:\+|and (?:over|older|up|above)|or (?:over|older|above)|plus|years)/,
  ],
  ['family', /\b(?:18|21|25|30|35|40|45|50)\+ (?:only|community|building|please|tenants|household)\b/],
  ['family', /\b(?:child|kid)(?:ren)?[- ]?(?:free|less)\b|\bideal bachelor\b|\bbachelor(?:ette)? pad\b/],
  [
    'family',
    /\bno (?:running|playing) (?:around )?(?:kids|children)|\bfamil(?:y|ies) only\b|\bnot? (?:a )?(?:famil(?:y|ies)|kid|child)[- ]?(?:friendly|proof(?:ed)?|safe|oriented|ready)\b|\b(?:isn'?t|not) (?:really |very )?(?:kid|child|family)[- ](?:friendly|proof(?:ed)?|safe|appropriate)/,
  ],
  [
    'family',
    /\b(?:do|does|without|not) (?:you )?(?:have|having|with|expecting|plan(?:ning)?(?: on| to have)?) (?:any |small |young )*(?:kids|children|a baby)\b/,
  ],
  [
    'family',
    /\b(?:quiet|peaceful|serene|calm|tranquil) (?:and )?(?:\w+ )?adult (?:building|community|complex|setting|household|house)\b/,
  ],
  [
    'religion',
    new RegExp(
      `\\b(?:share|shares|sharing|respect|follow|practice|live by|keep|observe|honor|same|our|attend|love|accept|believe in|walk with|member of|members of|involved in|active in|committed to) (?:(?:our|my|the|a|your|same|strong|traditional|local|in|house's) )*(?:${FAITH})(?: (?:values|beliefs?|faith|principles|lifestyle|home|household|kitchen|services|traditions?))?\\b(?! (?:street|road|ave|bells))`,
    ),
  ],
  [
    'religion',
    /\b(?:christian|catholic|jewish|muslim|mormon|lds|biblical|bible[- ]based|godly|religious|faith[- ]based|observant|kosher|halal|christ[- ]centered|god[- ]fearing|islamic|hindu) (?:values?|lifestyle|home|household|homes|families|family|beliefs|environment|atmosphere|landlord seeking|living|neighbou?rhood|community|area|couple|building|tenants?|standards?|principles|owners? (?:seek|look|prefer))/,
  ],
  [
    'religion',
    /\b(?:god-?fearing|bible[- ]believing|church[- ]going|churchgoers?|(?:true )?believers? only|born[- ]again|saved by)\b/,
  ],
  [
    'religion',
    /\b(?:what|which) (?:church|religion|faith)\b|\b(?:letter|reference|recommendation) from (?:your )?(?:pastor|priest|rabbi|imam|bishop)\b|\b(?:pastor|rabbi|imam|priest|bishop|church) (?:reference|letter|recommendation)/,
  ],
  [
    'race',
    /\b(?:white|black|brown|colored|caucasian|african[- ]american|minority|interracial|integrated|segregated|all[- ]white|all[- ]black|mostly[- ]white|predominantly[- ]\w+|ethnic(?:ally)?(?: \w+)?)s? (?:neighbou?rhood|community|area|building|block|tenants|families|street|part of town)\b/,
  ],
  [
    'race',
    /\b(?:ethnic|racial)(?:ally)? (?:mixed|neighbou?rhood|community|balance|group|background|makeup|type)\b|\b(?:of|your|same|our) (?:race|ethnicity|skin color|skin tone|color)\b|\b(?:light|dark|fair)[- ](?:skin(?:ned)?|complexion(?:ed)?)\b/,
  ],
  [
    'origin',
    /\b(?:must|should|need(?:s)? to|ha(?:s|ve) to|able to|can|only|required to|and|who) (?:be able to |be fluent in |understand and |read and )*(?:speak|speaks|understand|know|communicate in|read|write)(?: (?:good|fluent|proper|clear|only|perfect|and \w+|some|basic))* (?:english|spanish|chinese|mandarin|korean|russian|hindi|hebrew|arabic|tagalog|vietnamese|cantonese|polish)\b/,
  ],
  [
    'origin',
    /\b(?:fluent|good|proper|perfect|clear|native)(?: in)? english\b|\benglish (?:only|required|fluency|a must|is a must|is required|must be|as (?:a |your )?first)|\bspeaks? english\b|\benglish[- ]speak(?:ing|ers?)\b|\bnative speakers?\b/,
  ],
  [
    'origin',
    /\b(?:us|u\.s\.|american|natural[- ]born|native[- ]born)[- ]citizens?(?:hip)? ?(?:only|required|preferred|a must|is required|please)|\bcitizens only\b|\bcitizenship (?:is )?(?:required|a must)|\b(?:proof of|must show|must have) (?:us |u\.s\. )?citizenship\b|\bborn in (?:the )?(?:us|u\.s\.?|usa|america|this country)\b|\bgreen ?cards? (?:holders )?(?:only|required)|\bwhere (?:are you|you.re) (?:really |originally )?from\b|\b(?:country of origin|national origin|nationality)\b/,
  ],
  [
    'origin',
    /\b(?:chinese|asian|indian|hispanic|latino|mexican|italian|irish|polish|german|russian|african|korean|arab|haitian|cuban|filipino|vietnamese|greek|european|american)[- ](?:families|family|tenants?|renters?|couples?|neighbou?rhood|community|area|household|people|roommates?|only|students?|speakers?)\b/,
  ],
  [
    'sex',
    /\b(?:males?|females?|m[ae]n|wom[ae]n|girls?|boys?|guys|lad(?:y|ies)|gentlem[ae]n)(?: \w+)?[- ](?:only|preferred|wanted|please)\b|\b(?:all|an)[- ](?:female|male|girls?|women|guys?)(?:'s)? (?:house(?:hold)?|home|building|floor|apartment|unit|property)\b/,
  ],
  [
    'sex',
    /\b(?:lgbt\w*|homosexual\w*|gay|lesbian|trans(?:gender)?|alternative|same[- ]sex)(?: \w+)? (?:lifestyles?|not|relationships?|couples? (?:not|only|need))\b|\b(?:biological|real|born) (?:males?|females?|wom[ae]n|m[ae]n)\b/,
  ],
  [
    'sex',
    /\b(?:male|female|lady|woman|man|girl|guy|gentleman) (?:tenant|renter|roommate|housemate|boarder|occupant|student|professional|nurse|applicant)s?\b(?! (?:of|or (?:male|female)))/,
  ],
  [
    'disability',
    /\b(?:must|should|need(?:s)? to|ha(?:s|ve) to|required to|only (?:if|for)|tenants? who|able to) (?:be |physically |mentally )*(?:able to |capable of |comfortable )?(?:climb(?:ing)?|walk(?:ing)? up|walk(?:ing)?|manage|handle|navigate|do|take|use|live|living|care for)(?: \w+){0,2}? ?(?:stairs|steps|flights?|unassisted|independently|alone|unaided|themselves|yourself|on (?:your|their) own|without (?:assistance|help|a cane|aid))/,
  ],
  [
    'disability',
    /\b(?:able[- ]bodied|physically (?:fit|able|capable)|mentally (?:stable|healthy|sound|fit|competent)|independent living only|in good (?:physical |mental )?health|of sound mind|fully mobile|full mobility|fully ambulatory|ambulatory|healthy (?:tenants?|people|persons?|adults?|individuals?|couples?|only)|fit enough|no medical (?:issues|conditions|problems)|live independently)\b/,
  ],
  [
    'disability',
    /\b(?:extra|additional|pet|monthly) (?:fee|rent|charge|deposit)s?\b[\w ,$]{0,30}\b(?:service|support|assistance|emotional)[- ](?:\w+ )?(?:animals?|dogs?)|\b(?:service|support|emotional support|assistance) (?:animals?|dogs?)(?: \w+){0,3} (?:extra|additional|pet (?:rent|fee|deposit)|must pay|subject to|require a)/,
  ],
  [
    'disability',
    /\b(?:on|taking|take) (?:psych\w*|mental|anti-?depressants?|medications?)\b|\bdrug (?:history|rehab|recovery)|\bin recovery\b/,
  ],
  [
    'age',
    /\b(?:young|youthful|millennial|twenty-?something)s? (?:only|vibe preferred|crowd only|household|tenants?|professionals? (?:only|preferred|wanted))\b|\bno one over \d\d\b/,
  ],
];
