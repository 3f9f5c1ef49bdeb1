/**
 * What a message wants or tells, whatever words it finds for it. None of these is a scam by itself: they are read when
 * the model has found one, and `reasons.ts` says by them why.
 */
const MONEY =
  '(?:money|cash|funds?|payment|deposit|\\$ ?\\d|\\d{2,}|hundred|thousand|dollars|bucks|fee|amount|half|balance)';
const APPS =
  '(?:zelle|venmo|cash ?app|paypal|apple (?:pay|cash)|chime|google pay|wire|bank transfer|western union|moneygram|remitly)';
const GO_TO =
  '(?:hit|text|msg|message|add|find|reach|contact|write|call|ping|dm|hmu|chat|talk|continue|move|switch|email|reply|holler|catch|caele|escr[ií]be\\w*|agr[eé]g\\w*|m[aá]nda\\w*|habla\\w*)';
const CHATS =
  "(?:what'?s ?app|whats|wsp|wasap|telegram|tele(?:gram)?\\b|signal|viber|wechat|hangouts?|google chat|kik|snap(?:chat)?|discord|line app|imessage|skype|instagram|insta|ig\\b|messenger)";
const SHOPS =
  '(?:gift|steam|itunes|apple|google play|ebay|amazon|vanilla|razer|target|walmart|visa|prepaid|sephora|green ?dot|best buy|home depot|lowe.?s|xbox|playstation|roblox|nike)';

const INTENTS = {
  GIFT_CARD: `${SHOPS}[\\w ]{0,12} ?cards?|cards?\\b.{0,40}\\b(?:scratch|back of|numbers? on)|tarjetas? (?:de regalo|prepag)|scratch (?:off|the)`,
  CRYPTO:
    '\\b(?:bitcoin|btc|crypto\\w*|usdt|usdc|tether|ethereum|eth|stable ?coins?|coin ?base|wallet|coin atm|blockchain|moonpay|binance|xrp|litecoin|doge|cripto\\w*)\\b',
  MONEY_FIRST: `\\b(?:send|pay|wire|zelle|venmo|transfer|put down|deposit|drop|shoot|cover|prepay|mand[ae]\\w*|pag[ua]\\w*|deposit[ea]\\w*)\\b.{0,40}${MONEY}.{0,60}\\b(?:then|before|first|now|today|and (?:i|we|it)|so (?:i|we)|to (?:hold|reserve|secure|lock|book)|y (?:le|te|yo)|antes|hoy|para apartar)`,
  UNSEEN:
    '\\b(?:don.?t|do not|won.?t|no|not?) (?:really )?need to (?:see|look|view|inspect|meet)|sight unseen|without (?:seeing|viewing|a showing)|trust your (?:word|pictures|description)|(?:pictures|photos|pics) (?:are|tell|look|is|say)|satisfied with|buy it as is|sin ver|no (?:hace falta|necesito) ver',
  NO_SHOW:
    '\\b(?:can.?t|cannot|unable to|won.?t be able|not able) (?:show|let you (?:in|inside|see)|be there|meet|come|do (?:a )?(?:showing|tour|visit))|no (?:showings?|viewings?|visits|tours?)|drive by|look (?:through|in) the windows?|from (?:the )?outside|keys? (?:are )?(?:with|by|mailed|shipped|sent|will be)|(?:mail|ship|send|courier|overnight|fedex|bring)\\w* (?:you )?(?:the |them )?keys?|no (?:se puede|puedo) (?:ense|mostrar|ver)|llaves por',
  CHECK: '\\b(?:checks?|cheques?|cashier.?s|certified|money orders?|bank draft|mobile deposit)\\b',
  TOO_MUCH:
    '\\b(?:extra|over(?:paid|payment|age)?|too much|more than|surplus|excess|difference|rest|remainder|remaining|left ?over|balance|on top|higher|bigger|larger|wrong amount|by mistake|accident\\w*|twice|double|de m[aá]s|sobra\\w*|diferencia|resto)\\b',
  PASS_ON: `\\b(?:send|give|forward|hand|pay|pass|zelle|venmo|wire|return|refund|run|remit|peel|kick|slide|shoot|devu[eé]lv\\w*|m[aá]nd\\w*|regr[eé]s\\w*)\\b.{0,40}\\b(?:rest|difference|extra|remainder|balance|leftover|surplus|excess|back|mover|driver|hauler|shipper|carrier|trucker|him|his|them|other|over|resto|diferencia|sobrante|chofer|flet\\w*)\\b`,
  PENDING:
    '\\b(?:pending|on hold|held|not (?:show|release)\\w*|processing|being (?:held|reviewed)|awaiting|locked|frozen|retenid\\w*|pendiente|unlock\\w*|releas\\w*|post(?:s|ed)? when)\\b',
  APP: `\\b${APPS}\\b`,
  BUSINESS:
    '\\b(?:business|commercial|merchant|premium|verified) (?:account|profile|status|tier|zelle|user)|upgrad\\w*|(?:raise|increase|expand) (?:your|the) limit|cuenta (?:de negocio|comercial|empresarial)',
  CHECK_EMAIL:
    '\\b(?:check|look in|see|open|revis\\w*)\\b.{0,25}\\b(?:e-?mail|inbox|spam|junk|correo)|(?:e-?mail|message|text|notice|correo) (?:from|de) (?:zelle|venmo|paypal|cash ?app|the bank|your bank|chase|support)|sent (?:you )?(?:an |the )?(?:e-?mail|invoice|receipt|confirmation|screenshot)|your (?:full )?(?:e-?mail|correo)',
  CODE_SENT:
    '\\b(?:code|digits?|numbers?|pin|otp|c[oó]digo|n[uú]meros?|numeral)\\b.{0,60}\\b(?:sent|send\\w*|text\\w*|get|got|receiv\\w*|came|come|pop\\w*|arriv\\w*|phone|sms|lleg\\w*|device|google|message)\\b|\\b(?:sent|send\\w*|text\\w*|get|got|receiv\\w*|pop\\w*|arriv\\w*|message|lleg\\w*)\\b.{0,60}\\b(?:code|digits?|numbers?|pin|otp|c[oó]digo)\\b',
  GIVE_CODE:
    "\\b(?:tell|give|send|read|text|share|forward|type|paste|reply|confirm|drop|screenshot|quote|recite|what(?:'s| is| was| does)|need|d[ií]me\\w*|p[aá]s[ae]\\w*|m[aá]nd\\w*|comp[aá]rt\\w*)\\b.{0,40}\\b(?:code|digits?|numbers?|pin|otp|c[oó]digo|it says|it said|the (?:six|6))\\b",
  SUPPORT:
    '\\b(?:support|security|trust (?:and|&) safety|verification|billing|help ?desk|admin\\w*|moderat\\w*|customer (?:service|care)|compliance|listings?|account|safety) (?:team|desk|department|center|dept|staff|agent|specialist|office|rep\\w*)|(?:this is|i.?m) \\w+ (?:from|with) (?:the )?(?:support|curbtag|listings?|security|billing|trust|marketplace|safety)|official notice|dear (?:user|seller|member|customer)|estimad[oa] usuari\\w+|your (?:ad|listing|post|account|profile) (?:was|has been|is|will be)',
  LOGIN:
    '\\b(?:password|log ?in|login|username|user name|sign ?in|credentials|session|recovery (?:e-?mail|phone|code)|two[- ]factor|2fa|security question|pin|contrase[nñ]a|clave)\\b',
  SUSPENDED:
    '\\b(?:suspend\\w*|deactivat\\w*|remov(?:ed|al)|flagg?ed|locked|restricted|violat\\w*|expir\\w*|paused|hidden|reactivat\\w*|renew|boost|spotlight|promot\\w*|unusual|suspendid\\w*)\\b',
  ODD_HOST:
    '\\b[a-z0-9]+(?:-[a-z0-9]+)+\\.[a-z]{2,}|\\b[a-z0-9-]+\\.(?:site|xyz|top|online|info|co|shop|link|click|live|cc|app|page|net|biz|help|support|delivery|pay)\\b',
  ESCROW:
    '\\b(?:escrow|custody|third[- ]party|middle ?man|protection|guarantee\\w*|vault|buyer.?s? (?:protection|program)|invoice|trust account|holding|safe ?pay|secure ?pay|fideicomiso|garant[ií]a)\\b',
  BRAND:
    '\\b(?:ebay|amazon|google|craigslist|carvana|autotrader|carmax|facebook|meta|curbtag|marketplace|copart|offerup|airbnb|zillow)\\b',
  MOVER:
    '\\b(?:movers?|shippers?|haulers?|couriers?|carriers?|transporters?|my (?:driver|agent|guy|rep|assistant|associate|crew|team)|pick ?up (?:agent|guy|man|crew|team)|freight|logistics|trucking|chofer|transportista|fletero|mudanza)\\b',
  IDENTITY:
    '\\b(?:ssn|social(?: security)?|(?:driver.?s )?licen[sc]e|passport|selfie|date of birth|dob|birth ?date|mother.?s maiden|both sides|front and back|holding (?:your|it|the)|state id|id card|photo id|i\\.?d\\b|insurance card|pay ?stubs?|bank statements?|tax return|w-?2|licencia|pasaporte|seguro social|identificaci[oó]n|acta)\\b',
  SEND_PICTURE:
    '\\b(?:send|text|email|pic(?:ture)?|photo|copy|scan|upload|snap|m[aá]nd\\w*|env[ií]\\w*|foto)\\b.{0,40}\\b(?:licen[sc]e|id\\b|i\\.d|passport|social|ssn|selfie|card|stubs?|statements?|licencia|pasaporte|identificaci)',
  NO_TITLE:
    '\\b(?:no title|lost title|without (?:a |the )?title|title (?:is )?(?:in the mail|later|coming|lost|missing|pending|will (?:follow|come)|to follow|next week|stuck)|(?:missing|lost) (?:the )?title|bill of sale only|only (?:a |have a )?bill of sale|open title|jump\\w* (?:the )?title|skip\\w* (?:the )?(?:title|dmv)|sin t[ií]tulo|no (?:trae|tiene|tengo) (?:el )?t[ií]tulo|title.{0,30}\\b(?:ex|safe|mail|dmv|lawyer|deed))\\b',
  TITLE_TRICK:
    '\\b(?:washed|clean(?:ed)? (?:it )?(?:up )?through|moved it (?:thru|through)|re-?titled|branded|salvage|flood|rebuilt|backdat\\w*|leave (?:the )?(?:buyer|date|name|price) blank|blank title|sign (?:it )?(?:blank|open)|gift|put (?:less|lower|a lower|\\$?\\d+) on (?:the )?(?:bill|title)|don.?t (?:register|mention)|plates|vin plate|numbers? filed)\\b',
  JOB: '\\b(?:job|hiring|employee|part[- ]time|work from home|earn|salary|commission|percent|\\d+ ?%|per (?:week|package|order|transfer)|each time|a week|quick cash|easy money|side (?:job|hustle|gig)|helper|trabajo|ganar|comisi[oó]n)\\b',
  RESHIP:
    '\\b(?:packages?|parcels?|boxes|shipments?|orders?|items|paquetes?)\\b.{0,60}\\b(?:your (?:house|address|place|door|home|garage)|forward|reship|re-?label|receive|relabel|drop|ship (?:them|to)|tu casa|su casa)|\\b(?:receive|accept|forward|reship|store|storage)\\b.{0,40}\\b(?:packages?|parcels?|boxes|payments?|funds|transfers|deposits|paquetes?)',
  YOUR_ACCOUNT:
    '\\b(?:your|ur|tu|su) (?:bank |personal |checking |own |pay ?pal |cash ?app |zelle |venmo )*(?:account|cuenta|card|paypal|cash ?app|zelle|venmo)\\b',
  FEE: '\\b(?:fees?|customs|clearance|processing|insurance|insured|tax(?:es)?|tariff|duty|activation|registration|appraisal|paperwork|notary|crate|permit|courier charge|handling|tag|cuota|aduana|tr[aá]mite|impuestos?|seguro)\\b',
  BEFORE_DELIVERY:
    '\\b(?:before|until|once|as soon as|to (?:release|deliver|ship|get|send|start|process|complete)|so (?:they|it|we|i) can|in advance|up ?front|first|antes de|para (?:que|poder|liberar))\\b',
  AWAY_FROM_HERE: `\\b${GO_TO}\\b.{0,40}\\b${CHATS}|\\b${CHATS}\\b.{0,40}(?:\\d{3}|@\\w|number|me\\b|add|easier|better|faster|mejor)|${GO_TO} .{0,20}(?:gmail|yahoo|outlook|proton|icloud|@ ?\\w)|(?:this|the) (?:app|chat|site|inbox) (?:\\w+ )?(?:is|keeps|deletes?|blocks?|eats?|acts?|won.?t|doesn.?t|glitch\\w*|crash\\w*|logs?)|(?:don.?t|rarely|hardly|never|can.?t) (?:really )?(?:check|use|read|get|see|open|answer|come on) (?:this|these|here|messages|the app)|off (?:this|the) (?:app|site)|messages (?:here )?(?:disappear|don.?t|get lost)|aqu[ií] no`,
  HOME_SCAM:
    '\\b(?:rent|lease|apartment|house|home|unit|condo|bedroom|move[- ]in|tenant|first month|security deposit|application|renta|apartamento|dep[oó]sito|casa)\\b',
} as const satisfies Readonly<Record<string, string>>;
export type Intent = keyof typeof INTENTS;

const PATTERNS = Object.entries(INTENTS).map(([name, words]) => [name as Intent, new RegExp(words)] as const);

/** Every intent of a text that is in one spelling. */
export const intentsOf = (words: string): Intent[] =>
  PATTERNS.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
