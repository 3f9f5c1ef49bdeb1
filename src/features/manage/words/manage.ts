/** Keeping a listing up, and the page of one listing for its owner. */
export const manage = {
  notUp: 'Only a live listing can be renewed.',
  staleRenewal: 'This link was already used, or the listing has changed since. Sign in to see your listing.',
} as const;

export const renewPage = {
  title: 'Still for sale?',
  lead: '{title} expires {day} unless you renew it.',
  downLead: '{title} expired {day}. You can relist it just as it was.',
  keep: 'Renew for 60 days',
  putBack: 'Relist for 60 days',
  notAnyMore: 'Sold it, or changed your mind? Update it in My listings.',
  toMine: 'My listings',
  doneTitle: 'Your listing is renewed',
  done: '{title} expires {day}. We’ll remind you a week before.',
  seePage: 'View listing',
  staleTitle: 'This link no longer works',
} as const;

/** Numbers beside a listing, and its own page. */
export const ownNumbers = {
  views: '{n} views',
  viewsOne: '1 view',
  messages: '{n} messages',
  messagesOne: '1 message',
  saves: '{n} saved it',
  savesOne: '1 person saved it',
  daysLeft: 'Expires in {n} days',
  daysLeftOne: 'Expires tomorrow',
  renew: 'Renew',
  renewLabel: 'Renew: {title}',
} as const;

export const ownPage = {
  back: 'My listings',
  howItDoes: 'Performance',
  viewsNote: 'Each visitor counts once a day. Your own visits and bots don’t count.',
  savesNote: 'Saves are people who have it saved now. We email them when the price drops.',
  historyTitle: 'Listing history',
  historyLead: 'Price and status changes, as buyers see them',
  noHistory: 'The history starts when you publish.',
  untilTitle: 'Expiration',
  until: 'Expires {day}. We’ll email you a week before to ask if it’s still for sale.',
  untilPast: 'Expired {day}.',
  renewDo: 'Renew for 60 days',
  closeTitle: 'Change status',
  openPage: 'View listing',
  edit: 'Edit listing',
} as const;
