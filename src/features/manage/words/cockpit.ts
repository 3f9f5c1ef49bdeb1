/** The page of one’s own listing: the one next act, the chart, and what is folded below. */
export const cockpit = {
  next: 'Next',
  editPrice: 'Edit price',
  setPrice: 'Set price',
  photos: '{n} photos',
  photosOne: '1 photo',
  photosNone: 'No photos yet',
  chart: 'Views, scans, saves, and messages by day, {from} to {to}',
  views: 'Views',
  scans: 'Scans',
  saves: 'Saves',
  messages: 'Messages',
  week: '{n} in the last 7 days',
  day: 'Day',
  byDay: 'Numbers by day',
  dayWords: '{day}: {views} views, {scans} scans, {saves} saves, {messages} messages',
  events: 'What happened',
  offered: 'Offer of {amount}',
  published: 'Published',
  today: 'Today',
  quiet: 'No one has visited yet. Share the link or put up a sign, and the first days will show here.',
  manage: 'Manage this listing',
  left: '{n} days left',
  leftOne: 'Last day',
  stickersCount: '{n} stickers',
  stickersOne: '1 sticker',
  stickersNone: 'No sticker yet',
  changes: '{n} entries',
  changesOne: '1 entry',
  nothingYet: 'Nothing yet',
  noAnswer: 'Not answered',
  statusNow: 'Now: {status}',
  delete: 'Delete draft',
} as const;

/** The next act: what its button says, and why. */
export const nextActs = {
  draft: { label: 'Continue draft', text: 'Finish your draft. Next: {step}.' },
  ready: { label: 'Review and publish', text: 'Everything is filled in. Check it and publish.' },
  answer: {
    label: 'Reply to {n} buyers',
    labelOne: 'Reply to 1 buyer',
    text: 'They wrote last. Quick answers keep buyers interested.',
  },
  visit: { label: 'Confirm {day}', text: 'A buyer wants to come {when}.' },
  offer: { label: 'Answer the {amount} offer', text: 'A buyer offered {amount}. Accept, counter, or decline it.' },
  renew: {
    label: 'Renew: expires in {n} days',
    labelOne: 'Renew: expires tomorrow',
    text: 'Renew it if it’s still for sale. It stays up 60 more days.',
  },
  photos: { label: 'Add {n} photos', labelOne: 'Add 1 photo', text: 'Add photos, so buyers can see every side.' },
  drop: {
    label: 'Drop {amount} to reach Fair',
    text: 'The market price is about {market}. Up to {to} counts as a fair price.',
    sold: '{n} similar ones sold here in the last {days} days.',
  },
  sticker: { label: '', text: 'People who pass by can scan it and open this listing.' },
  compare: {
    label: 'Review the price',
    text: 'No one has saved it in 2 weeks. Compare the price with similar listings.',
  },
  share: { label: '', text: 'You’re all set. We’ll email you when something happens.' },
  sold: { label: '', text: 'The listing shows Sold and stays on the site, so its sticker still works.' },
  down: { label: 'Relist', text: 'It’s taken down. Relist it if you want to sell it after all.' },
  archived: { label: 'Turn into a draft', text: 'It’s archived. Turn it into a draft to sell it again.' },
} as const;

/** The day of a visit inside “Confirm …”. */
export const visitDays = {
  today: 'today’s visit',
  tomorrow: 'tomorrow’s visit',
  weekday: '{weekday}’s visit',
  date: 'the visit on {date}',
} as const;

/** Several listings at a time. */
export const bulk = {
  all: 'All',
  show: 'Show',
  select: 'Select: {title}',
  selectAll: 'Select all',
  selected: '{n} selected',
  title: 'With the selected listings',
  renew: 'Renew',
  sold: 'Mark as sold',
  soldHere: 'Sold on Curbtag',
  soldElsewhere: 'Sold elsewhere',
  archive: 'Archive',
  archiveText: 'They come off the site. You can turn them into drafts again under Archived.',
  archiveDo: 'Archive selected',
  csv: 'Download CSV',
  listing: 'Listing',
  status: 'Status',
  price: 'Price',
  expires: 'Expires',
  actions: 'Actions',
  days: '{n} days',
  day: '1 day',
  manage: 'Manage',
  manageLabel: 'Manage: {title}',
  none: 'Select at least one listing.',
  tooMany: 'Select up to {most} listings at a time.',
  did: {
    renew: '{n} listings renewed for 60 more days.',
    sell: '{n} listings marked as sold.',
    archive: '{n} listings archived.',
  },
  didOne: {
    renew: '1 listing renewed for 60 more days.',
    sell: '1 listing marked as sold.',
    archive: '1 listing archived.',
  },
  refused: '{n} couldn’t be changed. Their status doesn’t allow it.',
  refusedOne: '1 couldn’t be changed. Its status doesn’t allow it.',
} as const;

/** The groups of one’s own pages. */
export const accountNav = {
  selling: 'Selling',
  buying: 'Buying',
  account: 'Account',
  within: 'Pages of {group}',
} as const;
