/** One step of a link's page: `{name}` is that of the search or value. */
type Stop = {
  /** What its tokens begin with. Links in mailboxes carry it: it never changes, and no other one has it. */
  readonly letter: string;
  /** What a press ends: the switch of the person that the token names, or the one search or value that it names. */
  readonly ends: 'switch' | 'search' | 'value';
  /** Asks, before the press. */
  readonly lead: string;
  readonly done: string;
  /** Instead of `done` when what was followed is deleted. */
  readonly gone?: string;
  /** Where to go from there. */
  readonly next: { readonly label: string; readonly path: string };
};

type Switch = {
  /** The key in a person's settings, in the API and in the database. */
  readonly name: string;
  /** For readers of the API. */
  readonly meaning: string;
  readonly label: string;
  readonly note: string;
};

type Words = { readonly [name: string]: string | readonly string[] };

/** What people are told without having asked at that moment. `email` is one way to tell; another one stands beside it. */
export type Notification = {
  /** A person of ours, or an address that was confirmed. */
  readonly to: 'person' | 'address';
  /** What turns it off in a person's settings. Null when each one ends by itself. */
  readonly switch: Switch | null;
  /** Who writes it, and how often it is looked for. */
  readonly job: { readonly name: string; readonly everyMs: number };
  /** The link at its foot. Null when it has one of another kind. */
  readonly stop: Stop | null;
  /** What the email says. */
  readonly email: Words;
};

/**
 * Every notification. The contract of settings, the switches on the settings page, the job, and the link that ends it
 * with its page are made from these. A key is part of what tokens sign: it never changes.
 */
export const NOTIFICATIONS = {
  messages: {
    to: 'person',
    switch: {
      name: 'message_letters',
      meaning: 'Letters about new messages',
      label: 'New messages',
      note: 'When one waits for five minutes and you are not here.',
    },
    job: { name: 'unread messages', everyMs: 30_000 },
    stop: {
      letter: 'm',
      ends: 'switch',
      lead: 'We stop writing when messages wait for you. They stay in your conversations.',
      done: 'You can turn them on again in your settings.',
      next: { label: 'My messages', path: '/my/messages' },
    },
    email: {
      subjectOne: 'New message from {name} about {title}',
      subject: '{count} new messages on Curbtag',
      headingOne: 'You have a new message',
      heading: 'You have {count} new messages',
      line: '{name}: {excerpt}',
      lineMore: '{count} new from {name}: {excerpt}',
      button: 'Read and answer',
      footer: 'Answer on the site: replies to this letter reach nobody. Your address stays with us.',
      stop: 'Stop letters about messages',
    },
  },
  listings: {
    to: 'person',
    switch: {
      name: 'listing_letters',
      meaning: 'Letters about one’s own listings',
      label: 'About my listings',
      note: 'A week before one comes down: is it still for sale?',
    },
    job: { name: 'still for sale?', everyMs: 900_000 },
    stop: null,
    email: {
      subject: 'Still for sale? {title}',
      heading: 'Is it still for sale?',
      paragraphs: [
        '“{title}” has been up for a while. It comes down on {day} unless you say that you still have it.',
        'The button opens a page where you keep it up for another 60 days with one press. You need not sign in.',
      ],
      button: 'Keep it up',
      footer:
        'Sold it, or changed your mind? Say so under “My listings”, or do nothing and it comes down by itself. You can turn these letters off in your settings.',
    },
  },
  prices: {
    to: 'person',
    switch: {
      name: 'price_letters',
      meaning: 'Letters about lower prices of saved listings',
      label: 'Lower prices',
      note: 'When something you saved costs less.',
    },
    job: { name: 'lower prices', everyMs: 60_000 },
    stop: {
      letter: 'p',
      ends: 'switch',
      lead: 'We stop writing when the price of something you saved comes down. Your saved listings stay.',
      done: 'You can turn them on again in your settings.',
      next: { label: 'My saved listings', path: '/my/saved' },
    },
    email: {
      subjectOne: 'Price down by {by}: {title}',
      subject: '{count} of your saved listings cost less now',
      headingOne: 'A price came down',
      heading: '{count} prices came down',
      line: '{now}, down by {by} from {before}',
      button: 'See your saved listings',
      footer: 'You get this letter because you saved these listings on Curbtag.',
      stop: 'Stop letters about lower prices',
    },
  },
  search: {
    to: 'person',
    switch: {
      name: 'search_letters',
      meaning: 'Letters about new finds of saved searches',
      label: 'New finds of my saved searches',
      note: 'At once, daily or weekly, as each search says. Off means none, whatever they say.',
    },
    job: { name: 'saved searches', everyMs: 20_000 },
    stop: {
      letter: 's',
      ends: 'search',
      lead: 'We stop writing about “{name}”. The search stays on your list, paused.',
      done: 'The search is paused. You can resume it whenever you like.',
      gone: 'This search is deleted, and so are its letters.',
      next: { label: 'My saved searches', path: '/my/searches' },
    },
    email: {
      subjectOne: 'New for “{name}”: {title}',
      subject: '{count} new for “{name}”',
      headingOne: 'One new listing fits your search',
      heading: '{count} new listings fit your search',
      lead: 'Your search: {words}.',
      more: 'And {count} more.',
      also: 'also found by {names}',
      button: 'See all results',
      footer: 'You get this letter because you saved the search “{name}” on Curbtag.',
      stop: 'Stop letters about this search',
    },
  },
  value: {
    to: 'person',
    switch: null,
    job: { name: 'values', everyMs: 600_000 },
    stop: {
      letter: 'v',
      ends: 'value',
      lead: 'We stop writing about the value of your {name}. It stays on your list, paused.',
      done: 'You can resume it on your list of values whenever you like.',
      next: { label: 'See the values you follow', path: '/my/values' },
    },
    email: {
      subjectUp: 'Up {amount}: {title}',
      subjectDown: 'Down {amount}: {title}',
      subjectSame: 'No change: {title}',
      heading: '{title}: {likely}',
      lead: 'A private sale of your {title} would likely bring {likely}, between {low} and {high}.',
      up: 'That is {amount} more than on {date}.',
      down: 'That is {amount} less than on {date}.',
      same: 'That is what it was on {date}.',
      causeModel: 'Our valuation was fitted anew since then, to version {version}.',
      causeIndex: 'Used-vehicle prices moved between {from} and {to}. Your vehicle and its mileage are as you told us.',
      causeAge:
        'Your vehicle is a little older. Its mileage is as you told us, so value it again when it has gone farther.',
      causeNone: 'Prices have no newer month yet.',
      button: 'See how it went',
      footer: 'You get this letter once a month because you follow this value on Curbtag.',
      stop: 'Stop letters about this value',
    },
  },
  watch: {
    to: 'address',
    switch: null,
    job: { name: 'watched prices', everyMs: 60_000 },
    // The link that confirms the address ends it too.
    stop: null,
    email: {
      subject: 'Price down by {by}: {title}',
      heading: 'The price came down',
      line: '{now}, down by {by} from {before}',
      button: 'See the listing',
      footer: 'You get this letter because you asked for it on the page of this listing.',
      stop: 'Stop letters about this price',
    },
  },
} as const satisfies Readonly<Record<string, Notification>>;

type All = typeof NOTIFICATIONS;
export type NotificationKey = keyof All;

/** Those with a switch, by its name. */
export type Switched = { [Key in NotificationKey]: All[Key]['switch'] extends null ? never : Key }[NotificationKey];
export type EmailSwitch = NonNullable<All[NotificationKey]['switch']>['name'];

/** Those whose emails end with a link. */
export type Stoppable = { [Key in NotificationKey]: All[Key]['stop'] extends null ? never : Key }[NotificationKey];

const KEYS = Object.keys(NOTIFICATIONS) as NotificationKey[];

/** What people can turn off, in the order it is shown. Each is on until turned off. */
export const EMAIL_SWITCHES = KEYS.map((key) => NOTIFICATIONS[key].switch).filter((found) => found !== null);
export const STOPPABLE = KEYS.filter((key): key is Stoppable => NOTIFICATIONS[key].stop !== null);

/** How a notification of that key is ended. */
export const stopOf = (key: Stoppable): Stop => NOTIFICATIONS[key].stop;
