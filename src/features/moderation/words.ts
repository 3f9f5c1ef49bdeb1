/** Reporting a listing. */
export const reportPage = {
  title: 'Report this listing',
  link: 'Report this listing',
  lead: 'We review every report. We won’t tell the seller it was you.',
  reason: 'What’s wrong?',
  note: 'What should we know?',
  send: 'Send report',
  sent: 'Thanks. We’ll review it.',
  back: 'Back to {title}',
  reasonMissing: 'Choose what’s wrong.',
  noListing: 'This listing is no longer available.',
  own: 'This is your own listing. You can take it down yourself.',
} as const;

/** Codes that were scanned and are not ours, for operators. */
export const unknownCodes = {
  title: 'Unknown codes',
  lead: 'Scanned in the last 90 days, but not one of our codes. Many people at one code may mean a misprint.',
  none: 'No unknown codes were scanned.',
  unreadable: 'Not a code',
  others: 'More codes, counted together',
  people: '{n} people',
  onePerson: '1 person',
  programs: '{n} scans by programs',
  days: '{first} to {last}',
} as const;

/** The operator’s inbox. */
export const inbox = {
  title: 'Inbox',
  lead: 'Everything that waits for you, oldest first.',
  filters: 'Show',
  all: 'All',
  reports: 'Reports',
  disputes: 'Disputes',
  pay: 'To be paid',
  print: 'To print',
  ship: 'To ship',
  report: 'Report',
  orderLine: '{n} pieces, {total}',
  orderLineOne: '1 piece, {total}',
  emptyTitle: 'All done',
  emptyText: 'No open reports, and no orders to move. New ones show up here.',
  factsTitle: 'Facts to check again',
  factDue: '{name}: checked {checked}. Check again by {due}.',
  factLate: '{name}: last checked {checked}, more than a year ago.',
  factsHow: 'The operating guide says how for each of them.',
  emptyLane: 'Nothing to do here right now.',
  keys: 'Keyboard shortcuts',
  keyNext: 'next',
  keyBefore: 'previous',
  keyOpen: 'open or close',
  keyAct: 'first action',
  keyFilter: 'filters',
} as const;
