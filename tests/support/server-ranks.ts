/**
 * The subjects of the server from low to high, and why each stands where it stands. A subject imports only those above
 * it in this list: `docs/decisions/0036-ranks.md`. A new one goes as low as its imports allow.
 */
export const SERVER_RANKS: readonly (readonly [subject: string, why: string])[] = [
  // Machinery: no word of the trade.
  ['db', 'tables, transactions and both engines; everything stored stands on it'],
  ['storage', 'files by key; knows no owner of them'],
  ['telemetry', 'reports faults and screens; whoever fails must be able to say so'],
  ['web', 'what every request and answer has: network, own origin, the numbers of errors'],
  ['static', 'the built files, compressed'],
  ['cache', 'finished pages by tag, with the same encodings as static files'],
  ['limits', 'counts tries, in the database where there are several processes'],
  ['mail', 'the queue and the layout of emails; the words come from above'],
  ['unsubscribe', 'the link at the foot of emails, and what it ends'],
  // What is known about the world.
  ['geo', 'places and ZIP codes'],
  ['vehicles', 'what a VIN, a plate or a model is; no listing needed'],
  ['valuation', 'what a vehicle is worth, from what vehicles know'],
  // People.
  ['accounts', 'who people are and how they prove it'],
  ['auth', 'accounts behind forms, cookies and sign-in libraries'],
  // The listing and what is part of it.
  ['search-index', 'the columns that are searched; written by whoever changes a row'],
  ['uploads', 'photos and their files; tells the index how many'],
  ['deals', 'the badge of a price against the index and the valuation'],
  ['codes', 'one sticker code: holder, aim, record; publishing links it'],
  ['visits', 'the times at which an open house may be seen; written when it is saved'],
  ['listings', 'what sellers edit and everybody reads; writes badge, code and times with it'],
  // What people do with listings.
  ['search', 'finds listings and draws them'],
  ['map', 'the same finds as places'],
  ['calendar', 'open houses as calendar files'],
  ['keep', 'hearts, saved searches and the emails about them'],
  ['views', 'how often a page was looked at and saved'],
  ['watch', 'a price watched without an account'],
  ['values', 'a value followed month by month'],
  ['garage', 'the items of a garage sale, each a listing'],
  ['chats', 'conversations about listings'],
  ['realtime', 'carries what conversations announce to devices'],
  ['plan', 'a day of visits from search and calendar'],
  // Stickers and what is sold.
  ['qr', 'scans, pages and lists of codes; shows listings and what is like them'],
  ['addresses', 'what a written address leads to: a listing, a code or a section'],
  ['print', 'codes as sheets and pictures'],
  ['store', 'orders of printed codes'],
  // Dealers.
  ['partners', 'pages and feeds of dealerships, from accounts and listings'],
  ['stock', "a dealership's file becomes listings"],
  ['offers', 'dealerships asked for offers; answers go on as conversations'],
  // Those that go through everything.
  ['operator', 'orders, reports and prices in one desk'],
  ['settings', 'an account with all that is its own: shown, taken along, deleted'],
  ['demo', 'fills an empty market through the subjects'],
  ['http', 'the API: one router a subject, nobody imports it'],
  ['jobs', 'what every subject does by the clock'],
  ['observe', 'health, metrics and traces of all the others'],
  ['cli', 'commands of whoever runs the product'],
];
