/** Open houses: reserving a time, its emails and its page. */
export const visits = {
  noSuchTime: 'This time is no longer available.',
  calledOff: 'This time was canceled. Choose another one.',
  over: 'This time has passed. Choose a later one.',
  justCome: 'No reservation needed. Stop by anytime during the open house.',
  already: 'You already reserved this time with this email address. Check your email.',
  full: 'This time is full. Choose another one.',
  nameNeeded: 'Enter your name, in up to 80 characters.',
  stale: 'This link was already used, or the time has passed.',
  tooLate: 'We held your time for 30 minutes, and it has since been taken. Choose another time.',
} as const;

const RESERVED = 'You got this email because you reserved this visit on Curbtag.';
const CANCEL = 'If you can’t make it, please cancel so someone else can have the time.';
const FILE = 'Open the attached file to add it to your calendar.';
const SEE = 'View or cancel visit';
const HOSTING = 'You got this email because you’re hosting this open house on Curbtag.';

export const visitEmails = {
  /** To guests. `after` follows the button. */
  guest: {
    confirm: {
      subject: 'Confirm your visit: {when}',
      preview: '{title}, {address}',
      heading: 'Confirm your visit',
      paragraphs: ['{title}, {address}', '{when}', 'We’re holding this time for you for 30 minutes.'],
      button: 'Confirm visit',
      footer:
        'You got this email because someone reserved a visit on Curbtag with this address. If it wasn’t you, you can ignore it.',
    },
    confirmed: {
      subject: 'Confirmed: your visit {when}',
      text: 'Curbtag: Your visit is confirmed for {when}. {title} {url}',
      preview: '{title}, {address}',
      heading: 'Your visit is confirmed',
      paragraphs: ['{title}', '{when}', 'Hosted by {host}'],
      button: SEE,
      after: `${FILE} ${CANCEL}`,
      footer: RESERVED,
    },
    tomorrow: {
      subject: 'Tomorrow at {time}: your visit',
      text: 'Curbtag: Your visit is tomorrow at {time}. {title} {url}',
      preview: '{title}, {address}',
      heading: 'Your visit is tomorrow',
      paragraphs: ['{title}', '{when}', 'Hosted by {host}'],
      button: SEE,
      after: CANCEL,
      footer: RESERVED,
    },
    soon: {
      subject: 'Today at {time}: your visit',
      text: 'Curbtag: Your visit is today at {time}. {title} {url}',
      preview: '{title}, {address}',
      heading: 'Your visit is coming up',
      paragraphs: ['{title}', '{when}', 'Hosted by {host}'],
      button: SEE,
      after: CANCEL,
      footer: RESERVED,
    },
    moved: {
      subject: 'New time: your visit {when}',
      text: 'Curbtag: The host moved your visit to {when}. {title} {url}',
      preview: '{title}, {address}',
      heading: 'Your visit has a new time',
      paragraphs: ['{title}', 'It was {before}. It’s now {when}.'],
      button: SEE,
      after: `Open the attached file to update your calendar. ${CANCEL}`,
      footer: RESERVED,
    },
    otherPlace: {
      subject: 'New address: your visit {when}',
      text: 'Curbtag: Your visit {when} has a new address. {title} {url}',
      preview: '{title}, {address}',
      heading: 'Your visit has a new address',
      paragraphs: ['The host changed the address of {title}.', '{when}'],
      button: SEE,
      after: `Open the attached file to update your calendar. ${CANCEL}`,
      footer: RESERVED,
    },
    cancelled: {
      subject: 'Canceled: your visit {when}',
      text: 'Curbtag: You canceled your visit {when}. {title} {url}',
      preview: '{title}, {address}',
      heading: 'You canceled your visit',
      paragraphs: ['{title}', '{when}', 'Open the attached file to remove it from your calendar.'],
      button: 'View listing',
      footer: RESERVED,
    },
    calledOff: {
      subject: 'Canceled by the host: {when}',
      text: 'Curbtag: The host canceled your visit {when}. {title} {url}',
      preview: '{title}, {address}',
      heading: 'The host canceled your visit',
      paragraphs: ['{title}', '{when}', 'Open the attached file to remove it from your calendar.'],
      button: 'View listing',
      footer: RESERVED,
    },
  },
  host: {
    comes: {
      subject: '{name} reserved a visit: {title}',
      text: 'Curbtag: {name} reserved a visit {when}. {title} {url}',
      preview: '{when}',
      heading: '{name} reserved a visit',
      lead: '{name} is coming {when}.',
      button: 'View reservations',
      footer: HOSTING,
    },
    staysAway: {
      subject: '{name} canceled a visit: {title}',
      text: 'Curbtag: {name} canceled a visit {when}. {title} {url}',
      preview: 'The time is open again: {when}',
      heading: '{name} canceled a visit',
      lead: '{name} won’t come {when}. The time is open again.',
      button: 'View reservations',
      footer: HOSTING,
    },
  },
  directions: 'Get directions',
  noStreet: 'The host hasn’t added a street address.',
  ask: 'Ask the host a question',
  askLine: 'They answer on Curbtag.',
  someHost: 'the seller',
  inCalendar: 'Your email has the link to cancel. Hosted by {host}',
} as const;

export const visitPage = {
  confirmTitle: 'Confirm your visit',
  confirmLead: '{title}, {when}',
  confirmDo: 'Confirm visit',
  title: 'Your visit',
  confirmedTitle: 'You’re confirmed',
  lead: '{title}, {when}',
  where: 'Where',
  when: 'When',
  directions: 'Get directions',
  calendar: 'Add to calendar',
  calendarOff: 'Remove from calendar',
  ask: 'Ask the host',
  call: 'Call the host, {phone}',
  noStreet: 'The host hasn’t added a street address. Ask them where to go.',
  cancelDo: 'Cancel visit',
  cancelWhy: 'Someone else can have your time right away.',
  cancelledTitle: 'Your visit is canceled',
  cancelled: '{title}, {when}. You can reserve another time on the listing.',
  overTitle: 'This visit is over',
  staleTitle: 'This link no longer works',
  toListing: 'View listing',
  toHouses: 'Browse open houses',
} as const;

/** The host's list of who comes. */
export const hosting = {
  title: 'Reservations',
  nobody: 'No reservations yet.',
  freeEntry: 'Visitors can stop by anytime during the open house. No reservation needed.',
  places: '{taken} of {places} spots taken',
  calledOff: 'Canceled',
  held: 'not confirmed yet',
  uninvite: 'Cancel this visit',
  uninviteName: 'Cancel the visit from {name}',
  cancelledNow: 'Canceled. We emailed {name} about it.',
} as const;
