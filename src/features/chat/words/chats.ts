import type { ShieldMark } from '../rules/shield-kinds.ts';
/** Conversations: what the server says. */
export const chats = {
  missing: 'We couldn’t find that conversation.',
  noMessage: 'We couldn’t find that message.',
  noPerson: 'We couldn’t find that person in your conversations.',
  empty: 'Write a message first.',
  tooLong: 'Messages can have up to {count} characters. Yours has {typed}.',
  wrongPlace: 'That message was meant for another conversation.',
  keyReused: 'This message key was already used for another message. Send it with a new one.',
  ownListing: 'This is your own listing.',
  buyersFirst: 'Only buyers can start a conversation. You can reply once someone messages you.',
  closed: 'This listing is no longer for sale, so you can’t start new conversations about it.',
  noSeller: 'This listing doesn’t have a seller you can message.',
  youBlocked: 'You blocked this person. Unblock them to send messages.',
  blocked: 'You can’t message this person.',
  personGone: 'This person’s account was deleted.',
  offerMissing: 'We couldn’t find that offer in this conversation.',
  offerNotOpen: 'This offer is no longer open.',
  offerIsYours: 'This is your own offer. The other person needs to reply to it.',
  offerIsTheirs: 'Only the person who made an offer can withdraw it.',
  offerClosed: 'This listing is no longer for sale, so you can’t make offers.',
  sellersOnly: 'Only the seller can reserve this listing.',
  cannotReserve: 'This listing can’t be marked as pending right now.',
  dealClosed: 'This listing is no longer available.',
  tradeMissing: 'Enter what you’re trading in.',
  viewingMissing: 'We couldn’t find that visit in this conversation.',
  viewingNotOpen: 'This visit is no longer open.',
  viewingIsYours: 'You suggested this time. The other person needs to confirm it.',
  viewingIsTheirs: 'Only the person who suggested a time can withdraw it. You can decline it.',
  viewingPast: 'Choose a time in the future.',
  placeIsSellers: 'Only the seller can share where to meet.',
  placeMissing: 'Enter the place, with its street address.',
  viewingFar: 'Choose a time within the next {days} days.',
  viewingZone: 'We don’t recognize that time zone.',
  photosMissing: 'Those photos are no longer available. Add them again.',
  photosSent: 'You already sent one of those photos.',
  reported: 'Thanks. We review every report. We won’t tell them it was you.',
  reportOwn: 'You can’t report your own message.',
  asked: 'We sent you an email. Use the button in it, and your question goes to the seller.',
  askGone: 'This link expired or was already used. Ask again on the listing.',
  askTooMany: 'You have questions waiting for confirmation. Open the emails we sent, or try again tomorrow.',
  askEmail: 'Enter the email address where you want the reply.',
  somebody: { BUYER: 'A buyer', SELLER: 'The seller' },
  deletedPerson: 'Deleted account',
} as const;

/** Structured messages as one line, for lists, letters and readers who know only text. */
export const chatLines = {
  offerCash: 'Offered {amount}.',
  offerTrade: 'Offered a trade-in ({trade}) and {amount}.',
  counterCash: 'Countered at {amount}.',
  counterTrade: 'Countered with a trade-in ({trade}) and {amount}.',
  ACCEPT: 'Accepted the {amount} offer.',
  DECLINE: 'Declined the {amount} offer.',
  WITHDRAW: 'Withdrew the {amount} offer.',
  viewing: 'Suggested a visit {when}.',
  viewingAt: 'Suggested a visit {when}, {place}.',
  CONFIRM: 'Confirmed the visit {when}.',
  DECLINE_VIEWING: 'Can’t make it {when}.',
  CANCEL: 'Canceled the visit {when}.',
  viewingPlace: 'Shared where to meet.',
  photo: 'Sent a photo.',
  photos: 'Sent {count} photos.',
  calendarTitle: 'Visit: {title}',
  calendarNote: 'With {name}. Conversation: {url}',
} as const;

/** What became of the listing, as both people read it. */
export const listingLines = {
  PENDING: 'This listing is now pending.',
  pendingFor: 'The seller is holding this listing for {name}, and it now shows as pending.',
  SOLD: 'This listing has been sold.',
  UNAVAILABLE: 'This listing is no longer available.',
  AVAILABLE: 'This listing is for sale again.',
  /** Of what is let. */
  rental: {
    PENDING: '',
    SOLD: 'This listing has been rented.',
    UNAVAILABLE: '',
    AVAILABLE: 'This listing is for rent again.',
    CHANGED: '',
  },
  CHANGED: 'The seller updated this listing.',
  offerClosed: 'Thanks for the {amount} offer. It’s now closed.',
  counterClosed: 'The {amount} offer is now closed.',
  visitCanceled: 'The visit {when} is canceled.',
} as const;

/** Why a connection was refused. */
export const chatSocket = {
  token: 'This token doesn’t match an open session.',
  too_many: 'This account has too many open connections.',
  unavailable: 'We can’t check your session right now. Try again in a moment.',
} as const;

/** What the scam shield says beside a message. */
export const shieldReasons = {
  OVERPAYMENT:
    'They offer more than the price, or ask you to send part of a payment back. These checks bounce weeks later, and you lose the money you sent.',
  FAKE_ESCROW: 'They ask you to use an escrow or “protection” service they chose. Fake ones take your money.',
  VERIFICATION_CODE:
    'They ask for a code you received. With it, they can take over your phone number or account. Never share a code.',
  WIRE: 'They ask for a wire, gift cards, crypto, or a transfer to a stranger. You can’t get that money back.',
  SHIPPING_AGENT:
    'They want to buy without seeing it, through a shipper or agent. Meet in person, and get paid before you hand anything over.',
  OFF_SITE_LINK:
    'The link opens another site or app. Do not sign in or pay there. You can only block and report someone on Curbtag.',
  GIFT_CARD:
    'They want gift cards. No honest buyer, seller, or landlord is paid that way, and you can’t get the money back.',
  FAKE_PAYMENT:
    'They say a payment is pending or needs an upgrade. Open your own banking app to check. Emails and screenshots can be faked.',
  ACCOUNT_ACCESS: 'They ask for your sign-in details. We never ask for a password or code in Messages.',
  IDENTITY:
    'They want a photo of your ID or personal details. With those, someone can open accounts in your name. Show your ID in person.',
  CRYPTO: 'They bring up cryptocurrency. A payment in crypto can’t be reversed, and the platform may be fake.',
  OFF_PLATFORM:
    'They want to move to another app or email. You can only block and report someone in Messages, so stay here until you meet.',
  TITLE: 'Something about the title may not be right. Check the title and the VIN in person before you pay.',
  RENTAL_UNSEEN:
    'They can’t show you the inside. See the home and meet the person renting it out before you pay anything.',
  FEE_FIRST: 'They ask for a fee before you get anything. That fee is often the scam.',
  MONEY_MULE:
    'They want to send money or packages through you. These are often stolen, and you could be held responsible.',
  KNOWN_SCAM: 'This reads like scams we know. Meet in person, and don’t send money, codes, or ID before you do.',
} as const satisfies Readonly<Record<ShieldMark, string>>;

/** Letters about conversations. */
export const chatEmails = {
  question: {
    subject: 'Confirm your question about {title}',
    preview: 'We’ll send it to the seller once you confirm.',
    heading: 'Confirm your question',
    lead: 'Someone, probably you, asked about {title}:',
    quoted: '“{excerpt}”',
    why: 'Once you confirm, we’ll send it to the seller and create an account for this email address, so you can read the reply. The seller won’t see your email address.',
    button: 'Review my question',
    footer:
      'Wasn’t you? You can ignore this email. We won’t send the question or create an account unless you confirm.',
  },
} as const;

/** Asking without an account: what comes after sending, and the page behind the mailed link. */
export const askPages = {
  title: 'Ask the seller',
  sentTitle: 'Check your email',
  sentLead: 'We sent you an email. Use the button in it, and your question goes to the seller.',
  sentWhy: 'No email after a few minutes? Check your spam folder, or ask again.',
  toMarket: 'View more listings',
  confirmTitle: 'Send this question?',
  confirmLead: 'About {title}',
  confirmWhy: 'We’ll send your question, create an account if you don’t have one, and sign you in here.',
  confirm: 'Send my question',
  brokenTitle: 'This link doesn’t work',
  backToListing: 'Back to the listing',
} as const;
