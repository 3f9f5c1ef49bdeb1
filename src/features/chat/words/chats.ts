/** Conversations: what the server says. */
export const chats = {
  missing: 'There is no such conversation.',
  noMessage: 'There is no such message.',
  noPerson: 'There is no such person in your conversations.',
  empty: 'Write something first.',
  tooLong: 'A message has at most {count} characters. Yours has {typed}.',
  wrongPlace: 'This message was meant for another conversation.',
  keyReused: 'This message key was used for another message. Send it with a new one.',
  ownListing: 'This is your own listing.',
  buyersFirst: 'Conversations begin with a buyer’s question. You can answer once one has asked.',
  closed: 'This listing is not for sale any more, so new conversations about it are closed.',
  noSeller: 'Nobody can be asked about this listing.',
  youBlocked: 'You blocked this person. Unblock them to write.',
  blocked: 'This person does not take messages from you.',
  personGone: 'This person’s account was deleted.',
  offerMissing: 'There is no such offer in this conversation.',
  offerNotOpen: 'This offer is not open any more.',
  offerIsYours: 'This is your own offer. The other person answers it.',
  offerIsTheirs: 'Only the person who made an offer can withdraw it.',
  offerClosed: 'This listing is not for sale any more, so offers are closed.',
  tradeMissing: 'Say what you trade in.',
  viewingMissing: 'There is no such viewing in this conversation.',
  viewingNotOpen: 'This viewing is not open any more.',
  viewingIsYours: 'You proposed this time. The other person confirms it.',
  viewingIsTheirs: 'Only the person who proposed a time can take it back. You can decline it.',
  viewingPast: 'Choose a time that is still ahead.',
  viewingFar: 'Choose a time within the next {days} days.',
  viewingZone: 'This time zone is not known.',
  photosMissing: 'These photos are not there any more. Add them again.',
  photosSent: 'One of these photos was sent already.',
  reported: 'Thank you. A person looks at every report. The other side is not told.',
  reportOwn: 'This is your own message.',
  asked: 'We sent a letter to this address. Press the button in it, and your question goes to the seller.',
  askGone: 'This link was used already, or is older than a day. Ask again on the listing’s page.',
  askTooMany: 'There are questions waiting for this address. Open the letters we sent, or try again tomorrow.',
  askEmail: 'Enter the address the answer should go to.',
  somebody: { BUYER: 'A buyer', SELLER: 'The seller' },
  deletedPerson: 'Deleted account',
} as const;

/** Structured messages as one line, for lists, letters and readers who know only text. */
export const chatLines = {
  offerCash: 'Offers {amount}.',
  offerTrade: 'Offers {trade} in trade and {amount}.',
  counterCash: 'Counters with {amount}.',
  counterTrade: 'Counters with {trade} in trade and {amount}.',
  ACCEPT: 'Accepted the offer of {amount}.',
  DECLINE: 'Declined the offer of {amount}.',
  WITHDRAW: 'Took back the offer of {amount}.',
  viewing: 'Proposes to meet {when}.',
  viewingAt: 'Proposes to meet {when}, {place}.',
  CONFIRM: 'Confirmed the viewing {when}.',
  DECLINE_VIEWING: 'Can’t make it {when}.',
  CANCEL: 'Cancelled the viewing {when}.',
  photo: 'Sent a photo.',
  photos: 'Sent {count} photos.',
  calendarTitle: 'See {title}',
  calendarNote: 'With {name}. Conversation: {url}',
} as const;

/** Why a connection was refused. */
export const chatSocket = {
  token: 'This token opens no session.',
  too_many: 'Too many connections of one account.',
  unavailable: 'The server cannot look up sessions at the moment.',
} as const;

/** What the scam shield says beside a message. */
export const shieldReasons = {
  OVERPAYMENT:
    'Offers more than the price, or asks you to send part of a payment back. Such checks bounce weeks later, and the money you sent is gone.',
  FAKE_ESCROW:
    'Asks you to use an escrow or “protection” service of their choice. Fake ones take the money and vanish.',
  VERIFICATION_CODE:
    'Asks for a code you received. Whoever has it can take over your phone number or account. Never pass one on.',
  WIRE: 'Asks for a wire, gift cards, crypto or a transfer to a stranger. Money sent that way does not come back.',
  SHIPPING_AGENT:
    'Wants to buy unseen through a shipper or agent. Meet in person, and hand over nothing before the money is yours.',
  OFF_SITE_LINK:
    'Leads to another site or app. Do not sign in or pay there; in this conversation you can block and report, elsewhere nobody sees it.',
} as const;

/** Letters about conversations. */
export const chatEmails = {
  question: {
    subject: 'Confirm your question about {title}',
    heading: 'Is this your question?',
    lead: 'Somebody, hopefully you, asked about {title}:',
    quoted: '“{excerpt}”',
    why: 'Press the button and we send it to the seller. You get an account for this address, where the answer arrives. The seller does not see your address.',
    button: 'Look at my question',
    footer: 'If this was not you, do nothing. Without the button nobody is told and no account is made.',
  },
} as const;

/** Asking without an account: what comes after sending, and the page behind the mailed link. */
export const askPages = {
  title: 'Ask the seller',
  sentTitle: 'Check your email',
  sentLead: 'We sent you a letter. Press the button in it, and your question goes to the seller.',
  sentWhy: 'Nothing there after a few minutes? Look into the spam folder, or ask again.',
  toMarket: 'Look at more listings',
  confirmTitle: 'Send this question?',
  confirmLead: 'About {title}',
  confirmWhy: 'The button sends it, makes an account for your address if you have none, and signs you in here.',
  confirm: 'Send my question',
  brokenTitle: 'This link does not work',
  backToListing: 'Back to the listing',
} as const;
