/**
 * How a sentence turns people away, prefers them or limits them: active, passive, polite and as a predicate. `{G}`
 * stands for the people of a class.
 */
const GAP = "(?:[\\w'-]+,? ){0,3}";
const LINK = "(?:(?:and|or|&|,|\\/|nor) ?(?:[\\w'-]+ ){0,2}[\\w'-]+ ){0,2}";
const NOT_BE =
  "(?:(?:is|are|will be|would be|can be|were|was|be) ?(?:not|never)|(?:is|are|wo|ca|would|could|were|was)n'?t(?: be)?|(?:will|can|may|should|would|could|shall)(?: ?not| never)(?: be)?|cannot(?: be)?|not(?: be)?|never|shouldn'?t(?: be)?|ain'?t)";
const TAKEN =
  '(?:allowed|accepted|permitted|welcomed?|ok|okay|fine|wanted|considered|suitable|appropriate|accommodated|approved|eligible|preferred|invited|possible|rented to|taken|entertained|encouraged|recommended|advisable|ideal|an option|in the (?:house|home|building|unit|apartment)|qualif(?:y|ied)|a (?:good )?(?:fit|match)|acceptable|tolerated|a thing|used|participat\\w+|honored|apply|live|stay|move|reside|occupy)';
const REFUSE =
  "(?:(?:do|does|did|will|would|could|can|should|may|shall)(?: ?n'?t| ?not|nt)|wo n'?t|won'?t|wont|can'?t|cannot|don'?t|dont|doesn'?t|never|unable to|unwilling to|not (?:able|willing|prepared|equipped|set up|looking|going|interested in|comfortable|participating|available)(?: to)?|(?:rather|prefer|choose|decided|elected|reserve the right) not(?: to)?|declin(?:e|es|ed|ing) to|refuse[sd]? to|no longer|not|hesitant to|isn'?t|aren'?t|avoid)";
const ACT =
  '(?:rent(?:ing|ed|s)?|leas(?:e|es|ing)|sell(?:ing)?|accept(?:s|ed|ing)?|tak(?:e|es|ing)|allow(?:s|ed|ing)?|hav(?:e|ing)|hous(?:e|ing)|accommodat(?:e|es|ing)|consider(?:s|ed|ing)?|want(?:s|ed|ing)?|approv(?:e|es|ing)|permit(?:s|ting)?|work(?:s|ing)? with|deal(?:s|ing)? with|do(?:ing)?|participat(?:e|es|ing)|show(?:ing)?|offer(?:ed|ing)?|cater|welcome|entertain|interested in|available|process(?:ing)?|like|handle|sign up for|enroll(?:ed)?|open|suitable|appropriate|ideal|right|designed|meant|safe|recommended|zoned|good|fit|a (?:good )?(?:fit|place|match|home)|mix(?:ing)? with|use|bother with|use)';

const DENIALS = [
  `\\b(?:no|zero|absolutely no|sorry,? no|without|minus|w\\/o) (?!(?:\\w+ ){0,2}(?:smok|pets))(?:(?:small|young|young(?:er)?|big|large|loud|noisy|little|live-in|more|other|full-time|overnight|additional|new|out-of-state|any|government|type of|kind of) |[\\w'-]+,? (?:or|and|nor|&) |[\\w'-]+, )*{G}\\b(?! (?:needed|required|necessary|room|allowed without))`,
  `\\b{G}\\b ${LINK}(?:under \\d+ |in the \\w+ |at this \\w+ |here |on the \\w+ |of any (?:kind|age) )?${NOT_BE} (?:${GAP})${TAKEN}\\b`,
  `\\b{G}\\b,? (?:please )?(?:need not|needn'?t|should not|shouldn'?t|do not|don'?t|not) (?:apply|bother|inquire|contact|ask|respond|reply|call)`,
  `\\b{G}\\b,? (?:(?:you )?(?:should|must|may|can|will) (?:want to )?|please )?(?:look elsewhere|keep (?:looking|scrolling)|(?:are|is) (?:a )?(?:deal ?breaker|no-?go|out|excluded|prohibited|forbidden|banned|discouraged|refused|declined|barred|off limits)|find (?:somewhere|another|something))`,
  `\\b${REFUSE} (?:${GAP})${ACT} (?:(?:to|with|in|for|by|from|on|up|of|at|out) )?(?:${GAP}){G}\\b`,
  `\\b(?:not|un|isn'?t|aren'?t|never|hardly)[ -]?(?:really |very |a |an |the |at all )*(?:suit(?:able|ed)|right|ideal|(?:good )?fit|appropriate|meant|designed|set up|equipped|safe|recommended|zoned|good|conducive|best|made|place|home|house|match|workable|practical|great|family|configured|intended|kid|child)(?: (?:place|home|house|spot|choice|match|fit|environment|space))?(?: for| to| with|-) ?(?:${GAP}){G}\\b`,
  `\\b(?:exclud(?:e|es|ing)|prohibit(?:s|ed|ing)?|forbid(?:s|den)?|ban(?:s|ned|ning)?|discourag(?:e|es|ed|ing)|turn(?:s|ing)? (?:away|down)|reject(?:s|ed|ing)?|den(?:y|ies|ied)|refus(?:e|es|ing)|declin(?:e|es|ing)|avoid(?:s|ing)?|keep(?:s|ing)? out|opted out of|except|other than|anyone but|anybody but) (?:any |all |the |applicants (?:with|on) |applications from )*(?:${GAP}){G}\\b`,
  `\\b{G}\\b[- ]?(?:free|less) (?:\\w+ )?(?:home|house|building|community|household|environment|property|zone|unit|complex|living|tenants?|couples?|only|apartment|residence|policy)\\b`,
  `\\bfree of {G}\\b`,
] as const;

const ASKED =
  '(?:prefer(?:red|ring|s|ably|ence(?: is)?(?: given)?(?: to)?(?: for)?)?|ideally|seek(?:s|ing)?|looking (?:for|to rent to)|in search of|search(?:ing)? for|want(?:ed|s|ing)?|hop(?:e|ing) (?:for|to find)|(?:would|we.d|i.d|d) (?:like|love|prefer)|need(?:ed|s|ing)?|only|just|solely|exclusively|strictly|primarily|favou?r(?:s|ed|ing)?|priority (?:to|for)|first choice(?: is)?(?: goes to)?|reserved for|restricted to|limited to|intended for|geared (?:to|toward|towards)|aimed at|target(?:ed|ing)?(?: at)?|open (?:only )?to|available (?:only )?to|exclusive(?:ly)? (?:to|for)|(?:perfect|ideal|best|great|good|suit(?:able|ed)|right|perfectly suited|excellent|wonderful|lovely|well suited|suits?|designed|meant|tailored|made|nice|fit|built|optimal|terrific)(?: \\w+)? (?:for|to)|perfect|ideal|(?:rent(?:ed|ing|s)?|leas(?:e|ed|ing)|sell(?:ing)?|sold|let) (?:\\w+ )?(?:only |exclusively |preferably |primarily |mostly )?to|caters? to|welcomes? only|must be|should be|has to be|have to be|needs? to be|to be|suits?|would suit|better (?:for|suited to)|love to (?:have|find))';
const WHICH =
  '(?:(?:a|an|the|one|two|1|2|our|another|other|fellow|mainly|mostly|only|to|for|by|from|good|nice|clean|quiet|responsible|respectful|professional|working|employed|long[- ]term|single|young|younger|older|educated|like-?minded|practicing|devout|observant|decent|respectable|mature|married|strictly|be|either|stable|friendly|tidy|retired|straight|healthy|active|college|graduate|certain|serious|honest|non-?smoking) )*';

const PREFERENCES = [
  `\\b${ASKED}:? ${WHICH}{G}\\b`,
  `\\b{G}\\b ${LINK}(?:tenants? |renters? |couples? |roommates? |housemates? |household |families |family |applicants? |residents? |occupants? |buyers? |home |building |community )*(?:\\w+ )?(?:only|preferred|prefered|wanted|desired|please|sought|favou?red|needed|required|ideal|a (?:big )?plus|strongly preferred|best|get (?:priority|first|preference)|given (?:priority|preference)|first|welcome only|would be (?:ideal|best|perfect|great|preferred|a (?:good|great|perfect) fit)|will be (?:given )?(?:preferred|priority|considered first)|get the nod|are (?:preferred|favou?red|our preference|ideal)|is (?:preferred|ideal|our preference|a must)|have priority|encouraged to apply)\\b`,
  `\\b(?:tenants?|renters?|applicants?|residents?|occupants?|roommates?|housemates?|buyers?|everyone|everybody|anyone|all|you|whoever|household|families|persons?|people)(?: \\w+){0,3} (?:must|should|need(?:s)? to|ha(?:s|ve) to|will need to|required to|expected to|to|are all|are) (?:all )?(?:be|belong to|come from|consist of)? ?${WHICH}{G}\\b`,
] as const;

export const fill = (form: string, people: string): RegExp => new RegExp(form.replaceAll('{G}', `(?:${people})`), 'g');
export { DENIALS, PREFERENCES };
