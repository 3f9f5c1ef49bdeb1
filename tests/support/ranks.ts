/**
 * The rooms of the house from low to high, and why each stands where it stands. A room imports only those above it in
 * this list: `docs/decisions/0036-ranks.md`. A new one goes as low as its imports allow.
 */
type Ranks = readonly (readonly [room: string, why: string])[];

/** Machinery: no word of the trade. */
export const PLATFORM_RANKS: Ranks = [
  ['log', 'lines without secrets; whoever fails must be able to say so'],
  ['config', 'what the environment says, checked'],
  ['db', 'tables, transactions and both engines; everything stored stands on it'],
  ['storage', 'files by key; knows no owner of them'],
  ['web', 'what every request and answer has: network, own origin, the numbers of errors'],
  ['forms', 'plain forms: read once, and answered with another page or the same one'],
  ['static', 'the built files, compressed'],
  ['cache', 'finished pages by tag, with the same encodings as static files'],
  ['telemetry', 'reports faults and screens'],
  ['limits', 'counts tries, in the database where there are several processes'],
  ['calendar', 'iCalendar files; whose entries they are comes from above'],
  ['mail', 'the queue and the layout of emails; the words come from above'],
  ['sms', 'the queue of texts; one that cannot go becomes an email'],
  ['realtime', 'the port to devices; subjects say what is announced'],
  ['api-client', 'asks the API from the browser, in the shapes it answers in'],
  ['http', 'routers, problems and the document of the API'],
  ['jobs', 'runs what subjects do by the clock'],
  ['observability', 'health, metrics and traces of all the others'],
  ['offline', 'the queue of the browser for what is not sent yet'],
  ['browser', 'what all stores of the browser share'],
];

/** Subjects. */
export const FEATURE_RANKS: Ranks = [
  // What is known about the world.
  ['places', 'places and ZIP codes'],
  ['vehicles', 'what a VIN, a plate or a model is; no listing needed'],
  // People.
  ['accounts', 'who people are and how they prove it'],
  // The listing and what is part of it.
  ['search-index', 'the columns that are searched; written by whoever changes a row'],
  ['pictures', 'drawings that stand in for photos'],
  ['photos', 'photos and their files; tells the index how many'],
  ['valuation', 'what a vehicle is worth, and the badge of a price against the market'],
  ['sticker-codes', 'one sticker code: holder, aim, record; publishing links it'],
  ['open-houses', 'the times at which a home may be seen; written when it is saved'],
  ['listings', 'what sellers edit and everybody reads; writes badge, code and times with it'],
  // What people do with listings.
  ['search', 'finds listings and draws them, as lists and on the map'],
  ['saved', 'saved listings and searches, watched prices, and the emails about them'],
  ['views', 'how often a page was looked at and saved'],
  ['value-alerts', 'a value followed month by month'],
  ['chat', 'conversations about listings, and the socket that announces them'],
  ['day-plan', 'a day of visits from search and calendar'],
  // Dealers.
  ['dealers', 'pages, stock and feeds of dealerships, and what they offer for a vehicle'],
  // Stickers and what is sold.
  ['stickers', 'scans, pages and lists of codes; shows listings and what is like them'],
  ['print', 'codes as sheets and pictures'],
  ['store', 'orders of printed codes'],
  // Those that go through others.
  ['sales', 'from "we have a deal" to the handover; the listing is kept and sold with it'],
  ['sell', 'the wizard: a draft from the first question to the listing'],
  ['garage', 'the items of a garage sale, each a listing'],
  ['manage', "an owner's own listings: changed, sold, put away"],
  ['moderation', 'orders, reports and prices in one desk'],
  ['settings', 'an account with all that is its own: shown, taken along, deleted'],
  ['articles', 'help, safety and what the law asks for'],
  ['home', 'the front page'],
];
