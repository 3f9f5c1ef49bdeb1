/**
 * Whom federal law protects, by class, in the words of listings (42 USC 3604(c)), and what may not be preferred instead
 * of them. `denied` stands in sentences that turn people away, `preferred` in those that ask for people.
 */
const FAIR_HOUSING_CLASSES = ['family', 'religion', 'race', 'origin', 'sex', 'disability', 'age', 'income'] as const;
export type FairHousingClass = (typeof FAIR_HOUSING_CLASSES)[number];

export type People = { readonly denied: string; readonly preferred: string };

const PERSONS =
  '(?:tenants?|renters?|families|family|couples?|persons?|people|folks?|individuals?|households?|residents?|buyers?|neighbou?rs|roommates?|housemates?|applicants?|occupants?|students?|professionals?|gentlem[ae]n|lad(?:y|ies)|wom[ae]n|m[ae]n|males?|females?|girls?|guys?|owners?|believers?|homes?|faith)';

const FAITHS =
  'christians?|catholics?|protestants?|jewish|jews?|muslims?|islamic|moslems?|mormons?|lds|latter[- ]day saints?|hindus?|buddhists?|baptists?|lutherans?|methodists?|evangelicals?|pentecostals?|orthodox|sikhs?|atheists?|agnostics?|jehovah.?s witness(?:es)?|non-?christians?|non-?believers?';
const ORIGINS =
  'hispanics?|latin[oax]s?|mexicans?|chinese|asians?|south asians?|indians?|pakistanis?|arabs?|middle eastern(?:ers?)?|italians?|irish|polish|germans?|russians?|ukrainians?|africans?|american[- ]born|cubans?|haitians?|koreans?|vietnamese|filipin[oa]s?|puerto ricans?|europeans?|nigerians?|somalis?|japanese|brazilians?|dominicans?|jamaicans?|persians?|iranians?|afghans?|venezuelans?|guatemalans?|salvadorans?|americans?|desi|bengalis?|punjabis?';
const RACES =
  'whites?|blacks?|caucasians?|african[- ]americans?|biracial|interracial|mixed[- ]race|minorit(?:y|ies)|(?:people|persons?) of color|colored|native americans?|light[- ]skinned|dark[- ]skinned|fair[- ]skinned|of color|poc';

/** A word that also names colors, dishes and styles counts only beside a word for people. */
const adjective = (words: string): string => `(?:${words})(?: (?:${words}|young|single|quiet))* ${PERSONS}`;

export const PEOPLE: Readonly<Record<FairHousingClass, People>> = {
  family: {
    denied:
      'child(?:ren)?|kids?|kiddos|little ones|babies|baby|infants?|newborns?|toddlers?|teens?|teenagers?|minors?|youngsters?|famil(?:y|ies)(?: with (?:\\w+ )?(?:children|kids))?|pregnan\\w+(?: (?:women|tenants|people|applicants))?|expecting (?:mothers?|moms?|parents?|couples?)|single[- ](?:mothers?|moms?|parents?|dads?|fathers?)|strollers?|anyone under 18|under[- ]?18s?|people with (?:children|kids)|(?:tenants|renters|couples|parents|anyone|someone|those|households) with (?:\\w+ )?(?:children|kids)|parents|foster (?:kids|children)|school[- ]age(?:d)? (?:kids|children)',
    preferred:
      'singles?|single (?:person|people|adults?|professionals?|occupants?|individuals?|tenants?)|couples?|adults?|grown[- ]?ups|newly ?weds?|empty[- ]?nesters?|bachelors?|bachelorettes?|retirees?|retired (?:person|people|couples?|individuals?|folks?)|seniors|mature (?:\\w+ )?(?:adults?|couples?|persons?|tenants?|individuals?|people|residents?|renters?|professionals?|ladies|lady|gentlem[ae]n|wom[ae]n|m[ae]n|folks?|household)|married (?:couples?|people)|unmarried|child(?:less|[- ]?free) \\w+|dinks?|one or two adults|nuclear famil(?:y|ies)|traditional famil(?:y|ies)|young famil(?:y|ies)|famil(?:y|ies)',
  },
  religion: {
    denied: `${FAITHS}|religious (?:people|types|famil(?:y|ies))|${adjective(FAITHS)}`,
    preferred: `${FAITHS}|${adjective(FAITHS)}|believers|church[- ]?goers?|church[- ]?going \\w+|god[- ]fearing \\w+|religious (?:tenants?|famil(?:y|ies)|people|couples?|household)|(?:people|persons?|famil(?:y|ies)|tenants?|someone|members?) of (?:the |our |your |same )*(?:faith|church|congregation|religion|parish|temple|mosque|synagogue)|(?:church|congregation|parish|mosque|temple) members?`,
  },
  race: {
    denied: `blacks|whites|caucasians?|african[- ]americans?|minorit(?:y|ies)|(?:people|persons?) of color|interracial couples?|mixed[- ]race couples?|coloreds?|${adjective(RACES)}`,
    preferred: `whites|blacks|caucasians?|african[- ]americans?|${adjective(RACES)}`,
  },
  origin: {
    denied: `${ORIGINS}|immigrants?|foreigners?|foreign (?:nationals?|students?|tenants?|born)|refugees?|migrants?|aliens|illegals|undocumented(?: \\w+)?|non-?citizens?|visa holders?|accents?|non-?(?:english|native)[- ]?speak(?:ers|ing)(?: \\w+)?|${adjective(ORIGINS)}`,
    preferred: `${adjective(ORIGINS)}|(?:${ORIGINS.replaceAll('?', '')})|americans|(?:us|u\\.s\\.|american) citizens?|citizens?|native[- ](?:born|english)(?: \\w+)?|natural[- ]born \\w+|(?:native |fluent )?english[- ]speak(?:ers?|ing)(?: \\w+)?|native speakers?|real americans`,
  },
  sex: {
    denied:
      'males?|females?|men|women|guys|girls|boys|ladies|dudes|bachelors|gays?|lesbians?|homosexuals?|lgbt\\w*|queers?|trans(?:gender\\w*| people| tenants| women| men)?|transsexuals?|(?:same[- ]sex|gay|lesbian|unmarried) couples?|single (?:men|women|guys|males?|females?)|crossdressers?',
    preferred:
      'males?|females?|m[ae]n|wom[ae]n|girls?|boys?|guys?|gals?|lady|ladies|gentlem[ae]n|straight (?:couples?|people|m[ae]n|tenants?|wom[ae]n)|heterosexuals?(?: \\w+)?|bachelors?|gay (?:m[ae]n|couples?|tenants?)|lesbians?',
  },
  disability: {
    denied:
      "wheel ?chairs?(?: users?| bound(?: \\w+)?)?|walkers? or (?:canes?|wheelchairs?)|disabled(?: \\w+)?|disabilit(?:y|ies)|handicap(?:ped|s)?(?: \\w+)?|cripples?|mental(?:ly)?(?: ill(?:ness(?:es)?)?| health(?: (?:issues|problems|conditions|patients))?| disabled| conditions?| issues)?|psych(?:iatric)?(?: \\w+)?|schizophren\\w+|bipolar|autis\\w+|blind(?: \\w+)?|deaf(?: \\w+)?|service (?:animals?|dogs?)|emotional support (?:animals?|dogs?|cats?|pets?)|assistance (?:animals?|dogs?)|support animals?|esa'?s?|recovering (?:addicts?|alcoholics?)|hiv(?:[- ]positive)?(?: \\w+)?|aids patients?|special needs(?: \\w+)?|mobility (?:issues|problems|aids?|scooters?|limitations|devices|impair\\w+)|(?:people|anyone|someone|tenants|those|renters|folks|persons?) (?:with|who (?:has|have|use|need)) (?:\\w+ )?(?:disabilit(?:y|ies)|mobility \\w+|wheelchairs?|walkers?|mental \\w+|medical \\w+|health (?:problems|issues|conditions))|home health aides?|caregivers?|oxygen(?: tanks?)?|medical equipment",
    preferred:
      'able[- ]?bodied(?: \\w+)?|healthy(?: \\w+)?|physically (?:fit|able|active)(?: \\w+)?|mentally (?:stable|healthy|sound)(?: \\w+)?|physically and mentally \\w+|(?:people|someone|tenants?) (?:of|in|with) (?:sound mind|good health)|fit (?:tenants?|people|individuals?|adults?)|able to (?:climb|walk|live (?:alone|independently)|manage stairs)',
  },
  age: {
    denied:
      'seniors?(?: citizens?)?|elderly(?: \\w+)?|old(?:er)? (?:people|folks|tenants|couples|persons?)|old-?timers|millennials|boomers|(?:people|anyone|tenants|renters) (?:over|under) \\d\\d|college kids',
    preferred:
      'young (?:people|persons?|tenants?|professionals?|(?:\\w+ )?couples?|adults?|renters?|crowd|folks?|singles?)|younger (?:\\w+)|millennials|twenty[- ]?somethings|(?:people|tenants|adults|renters|women|men) (?:under|over|aged?) \\d\\d',
  },
  income: {
    denied:
      "section[- ]?(?:8|eight)(?:'?s)?(?: (?:tenants?|vouchers?|applicants?|housing|or \\w+(?: \\w+)?|renters|recipients|holders|people))?|sec\\.? ?8|s8|(?:housing |rent(?:al)? |hcv |choice |government |state |county |city )*vouchers?(?: (?:holders?|programs?|tenants?|recipients?))?|hcv|vash|hud(?: \\w+)?|housing (?:assistance|authority|programs?|choice|subsid\\w+|aid)(?: \\w+)?|rent(?:al)? (?:assistance|subsid\\w+|aid)(?: (?:programs?|payments?))?|(?:government|govt|gov't|state|public|federal|county|city|social)[- ](?:assistance|aid|help|programs?|benefits?|subsid\\w+|money|services|housing|checks?)|government[- ](?:assisted|subsidized|funded|paid)(?: \\w+)?|subsid(?:y|ies|ized)(?: (?:rents?|tenants?|housing|renters|applicants))?|welfare(?: \\w+)?|ssi|ssdi|ssi\\/ssdi|disability (?:income|checks?|payments?|benefits?)|social security(?: income| checks?| benefits?)?|unemployment(?: (?:income|benefits?|checks?))?|tanf|food stamps|snap benefits|child support(?: income)?|alimony|calfresh|calworks|cityfheps|fheps|assistance programs?|third[- ]party (?:rent|pay(?:ments?|ers?))|housing programs?|rapid rehousing|raft|programs|non-?working \\w+|unemployed(?: \\w+)?",
    preferred:
      "working (?:tenants?|people|renters|applicants|adults?|folks|individuals?|households?|persons?)|employed(?: (?:tenants?|people|renters|applicants|adults?|individuals?|persons?))?|w-?2(?:'?s)?(?: \\w+)?|wage earners?|wages(?: \\w+)?|earned income|job income|income from (?:a job|employment|work|wages)|(?:private|self)[- ]pay(?:ing)?(?: \\w+)?|cash[- ]paying tenants|market[- ]rate (?:tenants|renters|applicants)|(?:gainfully |fully |full[- ]time )employed(?: \\w+)?|full[- ]time (?:jobs?|employment|workers|work)|non-?(?:subsidized|voucher|section 8)(?: \\w+)?",
  },
};
