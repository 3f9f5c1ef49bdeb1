/** Keeping a listing up, and the page of one listing for its owner. */
export const manage = {
  notUp: 'Only a listing that is up can be renewed.',
  staleRenewal: 'This link was used already, or the listing has changed since. Sign in to see how it stands.',
} as const;

export const renewalEmail = {
  subject: 'Still for sale? {title}',
  heading: 'Is it still for sale?',
  paragraphs: [
    '“{title}” has been up for a while. It comes down on {day} unless you say that you still have it.',
    'The button opens a page where you keep it up for another 60 days with one press. You need not sign in.',
  ],
  button: 'Keep it up',
  footer:
    'Sold it, or changed your mind? Say so under “My listings”, or do nothing and it comes down by itself. You can turn these letters off in your settings.',
} as const;

export const renewPage = {
  title: 'Still for sale?',
  lead: '“{title}” comes down on {day} unless you keep it up.',
  downLead: '“{title}” came down on {day}. You can put it back as it was.',
  keep: 'Yes, keep it up for 60 days',
  putBack: 'Put it back for 60 days',
  notAnyMore: 'Sold it, or no longer selling? Say so under “My listings”.',
  toMine: 'My listings',
  doneTitle: 'It stays up',
  done: '“{title}” is up until {day}. We ask again a week before.',
  seePage: 'See its page',
  staleTitle: 'This link no longer works',
} as const;

/** Numbers beside a listing, and its own page. */
export const ownNumbers = {
  views: '{n} views',
  viewsOne: '1 view',
  viewsWeek: '{n} in the last 7 days',
  messages: '{n} messages',
  messagesOne: '1 message',
  saves: '{n} saved it',
  savesOne: '1 person saved it',
  daysLeft: 'Up for {n} more days',
  daysLeftOne: 'Comes down tomorrow',
  renew: 'Renew',
  renewLabel: 'Renew: {title}',
  details: 'Details',
  detailsLabel: 'Details: {title}',
} as const;

export const ownPage = {
  back: 'My listings',
  howItDoes: 'How it does',
  viewsLabel: 'Views',
  viewsNote: 'Each visitor once a day. Yours and those of robots are not counted.',
  weekLabel: 'Last 7 days',
  savesLabel: 'Saved',
  messagesLabel: 'Messages',
  messagesSee: 'Read them',
  savesNote: 'People who keep it on their list. They hear when the price drops.',
  perDay: 'Views by day, last two weeks',
  dayCount: '{day}: {n}',
  nextTitle: 'What to do next',
  historyTitle: 'Its record',
  historyLead: 'Prices and status, as buyers see them.',
  noHistory: 'The record begins when you publish.',
  untilTitle: 'How long it stays up',
  until: 'Until {day}. We mail you a week before and ask whether it is still for sale.',
  untilPast: 'It was up until {day}.',
  renewDo: 'Renew for 60 days',
  closeTitle: 'Change its status',
  openPage: 'Open its page',
  goOn: 'Go on with the draft',
  next_draft: 'Finish the draft: {step} is next.',
  next_ready: 'Everything is filled in. Check it and publish.',
  next_photos: 'Add photos. Listings with eight or more are looked at most.',
  next_renew: 'It comes down in {n} days. Renew it if you still have it.',
  next_price: 'Nobody has saved it in two weeks. Compare the price with similar ones.',
  next_wait: 'Nothing to do. We write to you when something happens.',
  next_sold: 'The page stays up and says “Sold”, so that its sticker still leads somewhere.',
  next_down: 'It is down. Put it back when you want to sell it after all.',
  next_archived: 'It is archived. Make a draft of it to sell it again.',
} as const;
