/** The pages of the sticker flow. */
export const stickerSteps = {
  makeListing: 'Create a listing',
  makeListingNote: 'Answer a few questions, and the sticker opens your listing.',
  linkListing: 'Link to my listing',
  linkListingNote: 'The sticker opens it right away.',
  linkOutside: 'Link to another website',
  linkOutsideNote: 'People see the web address before they leave.',
  signIn: 'Sign in first',
  scanAgain: 'Scan another sticker',
  typeCode: 'Enter a sticker code',
  find: 'Browse listings',
  home: 'Go to home page',
  myStickers: 'My stickers',
  help: 'Get help',
} as const;

export const codeTag = {
  label: 'Sticker',
  check: 'Does this match the check code on the sticker? If not, someone may have covered it with another code.',
  alt: 'QR code of this sticker',
} as const;

export const stickerLanding = {
  title: 'QR stickers that open your listing',
  description:
    'Put a QR code on your car, garage sale sign, or yard sign. Anyone who scans it opens your listing. Reuse it after you sell.',
  lead: 'Put a QR sticker on it. Anyone who scans it sees the price, the photos, and how to message you.',
  doorTitle: 'Near a sticker now?',
  nav: 'Stickers',
  scan: 'Scan a sticker',
  start: 'I have a sticker',
  how: 'How it works',
  steps: [
    { title: 'Put it on', text: 'On a windshield, a mailbox, or a yard sign. Print your own or order a sheet.' },
    {
      title: 'Scan it',
      text: 'A blank sticker asks what it should open. Create the listing right there on your phone.',
    },
    {
      title: 'Sell and reuse',
      text: 'After you sell, link the same sticker to your next listing.',
    },
  ],
  safeTitle: 'Safe to scan',
  safe: [
    'Every sticker has a check code, also shown on its page. If they differ, don’t continue.',
    'If a sticker opens another website, we show you the web address first.',
    'We never show your phone number or email address to the other person.',
  ],
} as const;

export const startPage = {
  title: 'Set up a sticker',
  lead: 'Choose how to find your sticker.',
  scanTitle: 'Scan it',
  scanText: 'Point this device’s camera at the QR code.',
  scanDo: 'Open scanner',
  uploadTitle: 'Use a photo',
  uploadText: 'A photo or screenshot of the sticker works too.',
  uploadDo: 'Choose a photo',
  typeTitle: 'Enter the sticker code',
  typeLabel: 'Sticker code',
  typeHint: 'It’s printed under the QR code. Capital letters and hyphens don’t matter.',
  typeDo: 'Continue',
  noneTitle: 'No sticker yet?',
  noneText: 'Create a listing first. Then print a QR code for it, free.',
  noneDo: 'Create a listing',
} as const;

export const welcomePage = {
  title: 'Set up your sticker',
  lead: 'It isn’t linked to anything yet. What should people see when they scan it?',
  leadMine: 'It’s yours and isn’t linked yet. What should people see when they scan it?',
  laterTitle: 'Not now?',
  claim: 'Claim it for later',
  claimNote: 'It’s yours, and you choose what it opens later.',
  sheetOne: 'Claim both codes on its sheet',
  sheet: 'Claim all {n} codes',
  sheetNote: 'You claim every sticker printed on the same sheet.',
  visitorNote: 'You can start without an account. We keep the sticker for you while you create one.',
} as const;

export const categoryPage = {
  title: 'What are you listing?',
  lead: 'Choose what the sticker is for.',
} as const;

export const sourcePage = {
  title: 'How should we find your vehicle?',
  lead: 'With a plate or VIN, we fill in most details for you.',
  LICENSE_PLATE: 'License plate',
  LICENSE_PLATE_note: 'The plate and its state. Fastest.',
  VIN: 'VIN',
  VIN_note: '17 characters on the dash or door frame. You can scan it.',
  MANUAL: 'Enter it yourself',
  MANUAL_note: 'Year, make, and model',
  EXTERNAL: 'It’s listed on another site',
  EXTERNAL_note: 'The sticker opens that listing.',
  value: 'See what it’s worth first',
  valueNote: 'The same questions, with the estimate first. The sticker stays with your draft.',
} as const;

export const selectPage = {
  title: 'Which listing goes on this sticker?',
  lead: 'Choose one. You can link the sticker to another listing anytime.',
  empty: 'You don’t have a listing yet',
  emptyText: 'Create one for this sticker. It takes a few minutes.',
  choose: 'Choose',
  chooseLabel: 'Choose {title}',
  codes: 'Already on {n} stickers',
  codesOne: 'Already on 1 sticker',
  orNew: 'Or create a new one',
} as const;

export const linkPage = {
  title: 'Which sticker goes on it?',
  lead: 'For {title}',
  leadNone: 'Choose the listing first.',
  own: 'Your unlinked stickers',
  ownNone: 'You have no unlinked stickers. Enter the code of a new one, or print one.',
  typeLabel: 'Sticker code',
  typeDo: 'Continue',
  scan: 'Scan it instead',
} as const;

export const confirmPage = {
  title: 'Link this sticker?',
  lead: 'Anyone who scans it opens this listing.',
  moveTitle: 'It’s linked to another listing',
  moveText: 'It opens “{title}” now. We’ll unlink it from that listing.',
  draft: 'This is a draft. Until you publish it, only you can see it when you scan the sticker.',
  do: 'Link sticker',
  doMove: 'Move sticker',
  other: 'Choose another listing',
} as const;

export const activePage = {
  titleLive: 'Your sticker is live',
  titleDraft: 'Publish your draft to finish',
  titleOutside: 'Linked to another website',
  titleNowhere: 'This sticker is yours',
  titleRetired: 'This sticker is retired',
  titleDown: 'Its listing was taken down',
  leadLive: 'Anyone who scans it opens your listing.',
  leadDraft: 'People who scan it see that nothing is published yet. Publish your draft, and it opens your listing.',
  leadOutside: 'People see the web address first, then choose to leave.',
  leadNowhere: 'It isn’t linked to anything yet.',
  leadRetired: 'People who scan it see that it’s no longer active.',
  leadDown:
    'People who scan it see that the listing is no longer available. Relist it, or link the sticker to another listing.',
  published: 'Published. Your sticker opens it now.',
  open: 'Open listing',
  finish: 'Finish draft',
  manage: 'Manage listing',
  preview: 'See what people see',
  print: 'Print it',
  move: 'Move to another listing',
  link: 'Link to a listing',
  outside: 'Change web address',
  takeOff: 'Unlink',
  takeOffNote: 'It stays yours and opens nothing.',
  retire: 'Retire it',
  retireNote: 'If the sticker is lost or torn. You can restore it.',
  restore: 'Restore it',
  restoreNote: 'It isn’t linked to anything until you link it.',
  release: 'Give it away',
  releaseNote: 'It becomes blank, and anyone can claim it.',
  moreTitle: 'More options',
  more: 'Add another sticker',
  scansOne: '1 person has scanned it so far.',
  scans: '{n} people have scanned it so far.',
  scansNone: 'No one has scanned it yet.',
  historyTitle: 'Sticker history',
} as const;

export const codeEvents = {
  MINTED: 'Created',
  CLAIMED: 'Claimed',
  LINKED: 'Linked to a listing',
  REASSIGNED: 'Moved to another listing',
  UNLINKED: 'Unlinked',
  EXTERNAL: 'Linked to a web page',
  RETIRED: 'Retired',
  RESTORED: 'Restored',
  RELEASED: 'Given away',
} as const;

export const codeNews = {
  claimed: 'It’s yours now.',
  sheet: 'The whole sheet is yours now.',
  linked: 'Linked. Scan it to see what others see.',
  outside: 'Saved. Scan it to see what others see.',
  off: 'Unlinked. The sticker is still yours.',
  retired: 'Retired.',
  restored: 'Restored. Link it to a listing.',
  released: 'It’s blank again.',
} as const;

export const externalPage = {
  linkTitle: 'What should the sticker open?',
  linkLead: 'A page on another website, like your own store, a listing elsewhere, or a form.',
  label: 'Web address',
  hint: 'For example, www.example.com/my-boat',
  next: 'Continue',
  confirmTitle: 'Is this the right site?',
  confirmLead: 'People who scan see this before they leave Curbtag.',
  host: 'Website',
  address: 'Full web address',
  do: 'Link to this site',
  back: 'Change web address',
  lookAlike:
    'This name uses letters from another alphabet. In plain letters it reads {host}. Make sure it’s the site you mean.',
} as const;

export const leavePage = {
  title: 'This sticker opens another website',
  lead: 'It isn’t part of Curbtag. Continue only if you expected this site.',
  go: 'Go to {host}',
  stay: 'Stay here',
  advice: 'No one there needs your password or a code sent to your phone.',
  lookAlike: 'Careful: this site’s name uses look-alike letters. In plain letters it reads {host}.',
  manage: 'Change what it opens',
} as const;

export const countryPage = {
  title: 'Where is it?',
  lead: 'Curbtag listings are in the United States. Stickers work anywhere.',
  label: 'Country',
  do: 'Continue',
  elsewhereTitle: 'Listings are only in the United States',
  elsewhereText: 'In {country}, a sticker can open a page on another website. We’ll remember your choice.',
  elsewhereDo: 'Link to another website',
  back: 'Choose another country',
} as const;

export const uploadPage = {
  title: 'Use a photo of the sticker',
  lead: 'We look for the QR code in it. We don’t keep the photo.',
  label: 'Photo',
  hint: 'JPEG, PNG, or WebP. Fill the frame with the QR code.',
  hintSize: 'Up to 2.8 MB. If yours is larger, take a screenshot of it and use that.',
  do: 'Read QR code',
  none: 'No QR code found. Get closer, keep the whole QR code in the photo, and try again.',
  foreign: 'We found a QR code in the photo, but it isn’t one of our stickers.',
  wrong: 'We can’t read this file as a photo. Use a JPEG, PNG, or WebP file.',
  heic: 'We can’t read HEIC photos here. Take a screenshot of it and use that, or scan with the camera.',
  large: 'This photo is larger than 2.8 MB. Take a screenshot of it and use that, or scan with the camera.',
  empty: 'Choose a photo first.',
  scan: 'Scan with the camera',
  confirmTitle: 'Is this your sticker?',
  confirmLead: 'Compare this check code with the one on the sticker.',
  confirmDo: 'Continue',
  confirmBack: 'Try another photo',
} as const;
