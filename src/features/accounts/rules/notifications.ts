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

/** What people are told without having asked at that moment. `email` is one way to tell, `text` another one. */
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
  /** What a text says to whoever chose texts; absent where an email is enough. */
  readonly text?: Words;
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
      meaning: 'Emails about new messages',
      label: 'New messages',
      note: 'When a message is unread for 5 minutes and you’re away.',
    },
    job: { name: 'unread messages', everyMs: 30_000 },
    stop: {
      letter: 'm',
      ends: 'switch',
      lead: 'We’ll stop emailing you about unread messages. Your conversations stay.',
      done: 'You can turn these emails on again in your settings.',
      next: { label: 'My messages', path: '/my/messages' },
    },
    email: {
      subjectOne: '{name} messaged you about {title}',
      subject: '{count} new messages on Curbtag',
      preview: '“{excerpt}”',
      headingOne: 'You have a new message',
      heading: 'You have {count} new messages',
      line: '{name}: {excerpt}',
      lineMore: '{count} new from {name}: {excerpt}',
      button: 'Read and reply',
      footer: 'Please reply on Curbtag. We can’t receive replies to this email, and your email address stays private.',
      stop: 'Turn off message emails',
    },
    text: {
      one: 'Curbtag: {name} messaged you about {title}. {url}',
      many: 'Curbtag: You have {count} new messages. {url}',
    },
  },
  listings: {
    to: 'person',
    switch: {
      name: 'listing_letters',
      meaning: 'Emails about one’s own listings',
      label: 'My listings',
      note: 'A week before a listing expires.',
    },
    job: { name: 'still for sale?', everyMs: 900_000 },
    stop: {
      letter: 'l',
      ends: 'switch',
      lead: 'We’ll stop reminding you before a listing expires. Your listings stay as they are.',
      done: 'You can turn these emails on again in your settings.',
      next: { label: 'My listings', path: '/my/list' },
    },
    email: {
      subject: 'Still for sale? {title} expires {day}',
      preview: 'Renew it for 60 days. No need to sign in.',
      heading: 'Is it still for sale?',
      paragraphs: [
        'Your listing {title} expires {day}. Renew it to keep it live for 60 more days.',
        'Sold it or changed your mind? Update it in My listings, or let it expire.',
      ],
      button: 'Renew for 60 days',
      footer: 'You got this email because you have a listing on Curbtag.',
      stop: 'Turn off listing reminders',
    },
  },
  prices: {
    to: 'person',
    switch: {
      name: 'price_letters',
      meaning: 'Emails about price drops on saved listings',
      label: 'Price drops',
      note: 'When the price of a saved listing drops.',
    },
    job: { name: 'lower prices', everyMs: 60_000 },
    stop: {
      letter: 'p',
      ends: 'switch',
      lead: 'We’ll stop emailing you about price drops. Your saved listings stay.',
      done: 'You can turn these emails on again in your settings.',
      next: { label: 'My saved listings', path: '/my/saved' },
    },
    email: {
      subjectOne: '{by} off: {title}',
      subject: 'Price drops on {count} saved listings',
      preview: 'Now {now}, was {before}.',
      previewMany: 'Starting with {title}, now {now}.',
      headingOne: 'The price dropped {by}',
      heading: '{count} saved listings dropped in price',
      line: 'Now {now}, was {before}',
      buttonOne: 'View listing',
      button: 'View saved listings',
      footerOne: 'You got this email because you saved this listing.',
      footer: 'You got this email because you saved these listings.',
      stop: 'Unsubscribe from price drop emails',
    },
  },
  saved: {
    to: 'person',
    switch: {
      name: 'saved_letters',
      meaning: 'Emails about what becomes of saved listings',
      label: 'Saved listings',
      note: 'When one is pending, sold, or for sale again.',
    },
    job: { name: 'saved listings', everyMs: 30_000 },
    stop: {
      letter: 'k',
      ends: 'switch',
      lead: 'We’ll stop emailing you when a saved listing is pending, sold, or for sale again. Your saved listings stay.',
      done: 'You can turn these emails on again in your settings.',
      next: { label: 'My saved listings', path: '/my/saved' },
    },
    email: {
      subject_PENDING: 'Pending: {title}',
      subject_SOLD: 'Sold: {title}',
      subject_UNAVAILABLE: 'No longer available: {title}',
      subject_AVAILABLE: 'For sale again: {title}',
      subject_CHANGED: 'Updated: {title}',
      subject: 'News about {count} saved listings',
      heading_PENDING: 'A saved listing is pending',
      heading_SOLD: 'A saved listing has been sold',
      heading_UNAVAILABLE: 'A saved listing is no longer available',
      heading_AVAILABLE: 'A saved listing is for sale again',
      heading_CHANGED: 'The seller updated a saved listing',
      heading: 'News about {count} saved listings',
      line_PENDING: 'Pending. We’ll email you if it’s for sale again.',
      line_SOLD: 'Sold',
      line_UNAVAILABLE: 'No longer available',
      line_AVAILABLE: 'For sale again',
      line_CHANGED: 'Updated by the seller.',
      /** Of what is let, where that reads otherwise. */
      rental_subject_SOLD: 'Rented: {title}',
      rental_heading_SOLD: 'A saved listing has been rented',
      rental_line_SOLD: 'Rented',
      rental_subject_AVAILABLE: 'For rent again: {title}',
      rental_heading_AVAILABLE: 'A saved listing is for rent again',
      rental_line_AVAILABLE: 'For rent again',
      rental_line_PENDING: 'Pending. We’ll email you if it’s for rent again.',
      buttonOne: 'View listing',
      button: 'View saved listings',
      footer: 'You got this email because you saved this listing on Curbtag.',
      stop: 'Unsubscribe from saved listing emails',
    },
  },
  search: {
    to: 'person',
    switch: {
      name: 'search_letters',
      meaning: 'Emails about new matches for saved searches',
      label: 'Saved search matches',
      note: 'Right away, daily, or weekly, as you chose for each search. Off stops all of them.',
    },
    job: { name: 'saved searches', everyMs: 20_000 },
    stop: {
      letter: 's',
      ends: 'search',
      lead: 'We’ll stop emailing you about “{name}.” The saved search stays, paused.',
      done: 'This saved search is paused. You can resume it anytime.',
      gone: 'This saved search was deleted, so its emails have stopped.',
      next: { label: 'My saved searches', path: '/my/searches' },
    },
    email: {
      subjectOne: 'New match: {title}',
      subject: '{count} new matches for {name}',
      preview: 'Your search: {words}',
      headingOne: '1 new listing matches your search',
      heading: '{count} new listings match your search',
      lead: 'Your search: {words}',
      more: 'And {count} more',
      also: 'also matches {names}',
      button: 'View all results',
      footer: 'You got this email because you saved the search “{name}.”',
      stop: 'Unsubscribe from this search',
    },
  },
  value: {
    to: 'person',
    switch: null,
    job: { name: 'values', everyMs: 600_000 },
    stop: {
      letter: 'v',
      ends: 'value',
      lead: 'We’ll stop emailing you about the value of your {name}. It stays in your list, paused.',
      done: 'You can resume it anytime in your list of values.',
      next: { label: 'View my values', path: '/my/values' },
    },
    email: {
      subjectUp: 'Up {amount}: your {title}',
      subjectDown: 'Down {amount}: your {title}',
      subjectSame: 'No change: your {title}',
      preview: 'Estimated private sale value: {low} to {high}.',
      heading: '{title}: {likely}',
      lead: 'We estimate your {title} would bring about {likely} in a private sale, between {low} and {high}.',
      up: 'That’s {amount} more than on {date}.',
      down: 'That’s {amount} less than on {date}.',
      same: 'That’s the same as on {date}.',
      causeModel: 'We’ve updated our valuation model since then, to version {version}.',
      causeIndex:
        'Used-vehicle prices changed between {from} and {to}. We used the vehicle details and mileage you gave us.',
      causeAge:
        'Your vehicle is a little older. We used the mileage you gave us, so get a new estimate when it changes.',
      causeNone: 'We don’t have newer price data yet.',
      button: 'View value history',
      footer: 'You get this email once a month because you follow this value on Curbtag.',
      stop: 'Unsubscribe from this value',
    },
  },
  watch: {
    to: 'address',
    switch: null,
    job: { name: 'watched prices', everyMs: 60_000 },
    // The link that confirms the address ends it too.
    stop: null,
    email: {
      subject: '{by} off: {title}',
      preview: 'Now {now}, was {before}.',
      heading: 'The price dropped {by}',
      line: 'Now {now}, was {before}',
      button: 'View listing',
      footer: 'You got this email because you asked for a price drop alert.',
      stop: 'Unsubscribe from price drop emails',
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
