/** The pages of the sticker flow. */
export const stickerSteps = {
  makeListing: 'Make a listing with this code',
  makeListingNote: 'A few questions, and the sticker leads to your page.',
  linkListing: 'Link it to a listing I have',
  linkListingNote: 'The sticker leads to it from that moment on.',
  linkOutside: 'Lead to a web page instead',
  linkOutsideNote: 'People see the address before they leave.',
  signIn: 'Sign in first',
  scanAgain: 'Scan another sticker',
  typeCode: 'Type a code',
  find: 'See what is for sale',
  home: 'Go to the start page',
  myStickers: 'My stickers',
  help: 'Get help',
} as const;

export const codeTag = {
  label: 'Sticker',
  check:
    'Match these six characters with the ones printed under the code. If they differ, somebody may have pasted another code over it.',
  alt: 'QR code of this sticker',
} as const;

export const stickerLanding = {
  title: 'Stickers that sell what they are on',
  description:
    'Put a code on your car, your garage sale or your yard. Whoever scans it lands on your page, until it is sold. Then use it again.',
  lead: 'Put a code on it. Whoever walks past scans it and sees the price, the pictures and you.',
  doorTitle: 'Standing next to a sticker?',
  nav: 'Stickers',
  scan: 'Scan a sticker',
  start: 'I have a sticker',
  how: 'How it works',
  steps: [
    { title: 'Stick it on', text: 'On the windshield, the mailbox, the yard sign. Print your own or order a sheet.' },
    {
      title: 'Scan it',
      text: 'A blank code asks what it should lead to. You make the listing right there, on your phone.',
    },
    {
      title: 'Sell, then reuse',
      text: 'When it is sold, move the same code to the next thing. It never leads nowhere.',
    },
  ],
  safeTitle: 'Safe to scan',
  safe: [
    'Six characters are printed under every code and shown on its page. If they differ, do not go on.',
    'A code that leads to another website names that website first.',
    'Neither side sees the other’s phone number or email address.',
  ],
} as const;

export const startPage = {
  title: 'Start with a sticker',
  lead: 'Three ways to tell us which one you have.',
  scanTitle: 'Scan it',
  scanText: 'Point the camera of this device at the code.',
  scanDo: 'Open the scanner',
  uploadTitle: 'Use a picture',
  uploadText: 'A photo of the sticker does as well.',
  uploadDo: 'Choose a picture',
  typeTitle: 'Type the code',
  typeLabel: 'Code',
  typeHint: 'It stands under the square. Capitals and hyphens do not matter.',
  typeDo: 'Go on',
  noneTitle: 'No sticker yet?',
  noneText: 'List it first. You can print a code for it afterwards, for free.',
  noneDo: 'List something',
} as const;

export const welcomePage = {
  title: 'This sticker is ready for its first job',
  lead: 'It leads nowhere yet. What should people see when they scan it?',
  leadMine: 'It is yours and leads nowhere yet. What should people see when they scan it?',
  laterTitle: 'Not now?',
  claim: 'Keep it for me',
  claimNote: 'It becomes yours, and you decide later.',
  sheetOne: 'Claim this and the other code of its sheet',
  sheet: 'Claim all {n} codes of its sheet',
  sheetNote: 'Everything that was printed together becomes yours in one go.',
  visitorNote: 'You can begin without an account. The code stays in your hand while you sign up.',
} as const;

export const categoryPage = {
  title: 'What is it on?',
  lead: 'Pick what you want to sell or show.',
} as const;

export const sourcePage = {
  title: 'How do we find your vehicle?',
  lead: 'The plate or VIN fills in most of it for you.',
  LICENSE_PLATE: 'License plate',
  LICENSE_PLATE_note: 'The plate and its state. Quickest.',
  VIN: 'VIN',
  VIN_note: '17 characters on the dash or the door frame. You can scan it.',
  MANUAL: 'By hand',
  MANUAL_note: 'Year, make and model.',
  EXTERNAL: 'It is listed on another site',
  EXTERNAL_note: 'The sticker leads there.',
  value: 'I only want to know what it is worth',
  valueNote: 'Same questions, the value first. The code stays with your draft.',
} as const;

export const selectPage = {
  title: 'Which listing goes on this sticker?',
  lead: 'Choose one. You can move the sticker to another at any time.',
  empty: 'You have no listing yet',
  emptyText: 'Make one with this code. It takes a few minutes.',
  choose: 'Choose',
  chooseLabel: 'Choose {title}',
  codes: 'Already on {n} stickers',
  codesOne: 'Already on a sticker',
  orNew: 'Or make a new one',
} as const;

export const linkPage = {
  title: 'Which sticker goes on it?',
  lead: 'For {title}',
  leadNone: 'Choose the listing first.',
  own: 'Your free stickers',
  ownNone: 'You have no free sticker. Type the code of a new one, or print one.',
  typeLabel: 'Code of a sticker',
  typeDo: 'Go on',
  scan: 'Scan it instead',
} as const;

export const confirmPage = {
  title: 'Put this listing on the sticker?',
  lead: 'Whoever scans the code sees this page.',
  moveTitle: 'It is on another listing now',
  moveText: 'The sticker leads to “{title}”. It is taken off there.',
  draft: 'This is a draft. Until you publish it, only you see it when you scan the sticker.',
  do: 'Yes, link them',
  doMove: 'Move the sticker',
  other: 'Choose another listing',
} as const;

export const activePage = {
  titleLive: 'Your sticker is live',
  titleDraft: 'Your sticker waits for your draft',
  titleOutside: 'Your sticker leads to another site',
  titleNowhere: 'This sticker is yours',
  titleRetired: 'This sticker is retired',
  titleDown: 'What this sticker led to is down',
  leadLive: 'Whoever scans it sees your listing.',
  leadDraft: 'People who scan it are told that nothing is up yet. Publish, and it leads to your page.',
  leadOutside: 'People see the address, and leave with one press.',
  leadNowhere: 'It leads nowhere yet.',
  leadRetired: 'People who scan it are told that it is out of use.',
  leadDown: 'People who scan it are told that it is gone. Put it back up, or use the sticker for something else.',
  published: 'Published. Your sticker leads to it from now on.',
  open: 'Open the listing',
  finish: 'Finish the draft',
  manage: 'Manage the listing',
  preview: 'See what people see',
  print: 'Print it',
  move: 'Move to another listing',
  link: 'Link to a listing',
  outside: 'Change the web address',
  takeOff: 'Take it off',
  takeOffNote: 'It stays yours and leads nowhere.',
  retire: 'Retire it',
  retireNote: 'For a sticker that is lost or torn. You can bring it back.',
  restore: 'Bring it back',
  restoreNote: 'It leads nowhere until you link it.',
  release: 'Give it away',
  releaseNote: 'It is blank again, for whoever scans it next.',
  moreTitle: 'Other things to do',
  more: 'One more sticker on the same listing',
  scansOne: '1 person scanned it so far.',
  scans: '{n} people scanned it so far.',
  scansNone: 'Nobody has scanned it yet.',
  historyTitle: 'What became of it',
} as const;

export const codeEvents = {
  MINTED: 'Made',
  CLAIMED: 'Claimed',
  LINKED: 'Linked to a listing',
  REASSIGNED: 'Moved to another listing',
  UNLINKED: 'Taken off',
  EXTERNAL: 'Pointed to a web page',
  RETIRED: 'Retired',
  RESTORED: 'Brought back',
  RELEASED: 'Given away',
} as const;

export const codeNews = {
  claimed: 'It is yours now.',
  sheet: 'The whole sheet is yours now.',
  linked: 'Linked. Scan it to see what others see.',
  outside: 'Saved. Scan it to see what others see.',
  off: 'Taken off. The sticker is still yours.',
  retired: 'Retired.',
  restored: 'It is back. Link it to something.',
  released: 'It is blank again.',
} as const;

export const externalPage = {
  linkTitle: 'Where should the sticker lead?',
  linkLead: 'A page on another website: your own shop, a listing elsewhere, a form.',
  label: 'Web address',
  hint: 'For example www.example.com/my-boat',
  next: 'Go on',
  confirmTitle: 'Is this the right site?',
  confirmLead: 'People who scan see this before they leave Curbtag.',
  host: 'Website',
  address: 'Full address',
  do: 'Yes, lead there',
  back: 'Change the address',
  lookAlike:
    'This name is written with letters of another alphabet. In plain letters it reads {host}. Check that it is the site you mean.',
} as const;

export const leavePage = {
  title: 'This sticker leads to another website',
  lead: 'It is not part of Curbtag. Go on only if you expected this site.',
  go: 'Go to {host}',
  stay: 'Stay here',
  advice: 'Nobody there needs a password of yours, or a code that was texted to you.',
  lookAlike: 'Careful: the name of this site is written with look-alike letters. It reads {host} in plain letters.',
  manage: 'Change where it leads',
} as const;

export const countryPage = {
  title: 'Where is it?',
  lead: 'Curbtag lists things in the United States. Stickers work anywhere.',
  label: 'Country',
  do: 'Go on',
  elsewhereTitle: 'Listings are for the United States so far',
  elsewhereText: 'In {country} a sticker can lead to a page on another site. We remember your choice.',
  elsewhereDo: 'Lead to a web page',
  back: 'Choose another country',
} as const;

export const uploadPage = {
  title: 'Use a picture of the sticker',
  lead: 'We look for the code in it. The picture is not kept.',
  label: 'Picture',
  hint: 'JPEG, PNG or WebP. Fill the frame with the square.',
  hintSize: 'Up to 2.8 MB. If yours is larger, take a screenshot of it and use that.',
  do: 'Read the code',
  none: 'No QR code found. Get closer, keep the whole square in the picture, and try again.',
  foreign: 'There is a code in the picture, but it is not one of our stickers.',
  wrong: 'This file cannot be read as a picture. Use a JPEG, PNG or WebP.',
  heic: 'This is an HEIC photo, which cannot be read here. Take a screenshot of it and use that, or scan with the camera.',
  large: 'This picture is larger than 2.8 MB. Take a screenshot of it and use that, or scan with the camera.',
  empty: 'Choose a picture first.',
  scan: 'Scan with the camera',
  confirmTitle: 'Is this your sticker?',
  confirmLead: 'Compare the six characters with the ones under the code.',
  confirmDo: 'Yes, go on',
  confirmBack: 'Try another picture',
} as const;
