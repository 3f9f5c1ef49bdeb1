/** What an owner can do: the button, what happens, and what is said afterwards. */
export const ownerActionWords = {
  reserve: {
    label: 'Mark as pending',
    note: 'It stays on the site, marked as Pending.',
  },
  release: { label: 'No longer pending', note: 'Shows as For sale again.' },
  sell: {
    label: 'Mark as sold',
    note: 'The listing shows Sold and stays on the site.',
  },
  relist: { label: 'Relist', note: 'The sale fell through.' },
  hide: {
    label: 'Hide from search',
    note: 'Only people with the link can see it.',
  },
  show: { label: 'Show in search', note: 'Everyone can find it again.' },
  takeDown: {
    label: 'Take down',
    note: 'No one can see it until you relist it.',
  },
  putBack: { label: 'Relist', note: 'For sale again, with all its details.' },
  archive: { label: 'Archive', note: 'Off the site, unless you turn it into a draft.' },
  restore: {
    label: 'Turn into a draft',
    note: 'Check it and publish when you’re ready.',
  },
} as const;

/** The words of a sale and of a rental: what is let is rented out where other things are sold. */
export const saleWords = {
  sale: {
    action: ownerActionWords.sell,
    title: 'Did it sell?',
    price: 'What did it sell for?',
    priceHint: 'We never show it. It helps us estimate values.',
    priceAfter: '',
    outcomes: {
      SOLD_HERE: { label: 'Sold on Curbtag', note: 'The buyer found it on Curbtag or scanned its sticker.' },
      SOLD_ELSEWHERE: { label: 'Sold elsewhere', note: 'To a dealer, a friend, or through another site' },
      NOT_SOLD: { label: 'Not sold', note: 'You’re keeping it for now. We’ll take the listing down.' },
    },
  },
  rental: {
    action: { label: 'Mark as rented', note: 'The listing shows Rented and stays on the site.' },
    title: 'Did you rent it out?',
    price: 'What monthly rent did you agree on?',
    priceHint: 'We never show it.',
    priceAfter: '/mo',
    outcomes: {
      SOLD_HERE: { label: 'Rented on Curbtag', note: 'The renter found it on Curbtag or scanned its sign.' },
      SOLD_ELSEWHERE: { label: 'Rented elsewhere', note: 'Through a friend, an agent, or another site' },
      NOT_SOLD: { label: 'Not rented', note: 'You’re keeping it for now. We’ll take the listing down.' },
    },
  },
} as const;

export const editWords = {
  price: { label: 'Price', title: 'Change price' },
  mileage: { label: 'Mileage', title: 'Change mileage' },
  condition: { label: 'Condition', title: 'Change condition' },
  location: { label: 'Location', title: 'Change location' },
  description: { label: 'Description', title: 'Change description' },
} as const;

export const owner = {
  barLabel: 'Your listing',
  onlyYou: 'Your listing. Only you see this bar.',
  edit: 'Edit',
  status: 'Status',
  photos: 'Photos',
  everything: 'Everything else',
  everythingNote: 'Trim, color, title, hours, contact and the rest',
  photosTitle: 'Your photos',
  photosDone: 'Done',
  photosArriving: 'Your photos are still uploading. Keep this page open. It reloads when they’re ready.',
  photosLoading: 'Opening your photos',
  addPhotos: 'Add photos',
  arrange: 'Reorder photos',
  close: 'Close',
  save: 'Save',
  saved: 'Saved. Buyers can see it now.',
  photosSaved: 'Your photos are saved.',
  notReachable: 'We couldn’t connect. What you entered is still here. Try again.',
  liveTitle: 'Your listing is live',
  liveTitleRent: 'Listed for rent',
  liveText: 'Anyone with the link can see it. Share it with people who may be interested.',
  put: { window: 'Put it in the window', yard: 'Put up a sign', tag: 'Put a tag on it' },
  print: { window: 'Print window sign', yard: 'Print yard sign', tag: 'Print tag' },
  useBlank: 'Use a blank sticker',
  orderStickers: 'Order stickers',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We couldn’t copy the link. Copy this page’s web address instead.',
  share: 'Share',
  sellPriceWrong: 'Enter the price in dollars, or leave blank.',
  sellChoose: 'Choose one answer.',
  sellDo: 'Save and close listing',
  archiveTitle: 'Archive this listing?',
  archiveText:
    'The listing comes off the site. Anyone who opens its link or scans its sticker sees that it’s no longer available. Its price history stays. You can turn it into a draft again under Archived.',
  archiveDo: 'Archive listing',
  keep: 'Keep listing',
} as const;

export const myGroups = {
  drafts: 'Drafts',
  forSale: 'For sale',
  reserved: 'Pending',
  sold: 'Sold',
  takenDown: 'Taken down',
  archived: 'Archived',
} as const;

/** The page of one's own listings. */
export const myList = {
  title: 'My listings',
  lead: 'Your drafts and everything you’ve listed',
  emptyTitle: 'No listings yet',
  emptyText: 'Sell a vehicle, a home, or what’s in your garage. Create a listing in a few minutes.',
  emptyAction: 'Create a listing',
  add: 'List another',
  signOut: 'Sign out',
  changed: 'Changed {when}',
  nextStep: 'Next: {step} · {left}',
  readyToPublish: 'Ready to publish',
  continue: 'Continue',
  open: 'Open',
  change: 'Change status',
  delete: 'Delete',
  deleteDo: 'Delete draft',
  deleteText: 'This deletes the draft and its photos. You can’t undo it.',
  archiveDraftText: 'It goes back to Archived. Its price history stays.',
  noPrice: 'No price yet',
  notUnderstood: 'We couldn’t read that form. Nothing was changed. Try again.',
  /** Tells buttons of several listings apart for people who hear them. */
  about: '{what}: {title}',
} as const;

/** Said once after a listing's status changed, by what it is now. */
const nowIs: Readonly<Record<string, string>> = {
  PUBLISHED: 'For sale. Anyone can find it.',
  RESERVED: 'Marked as pending. Buyers can see that now.',
  PUBLISHED_AND_NOT_LISTED: 'Hidden from lists and search. The link still works.',
  SOLD: 'Marked as sold. The listing stays here so its sticker still works.',
  INACTIVE: 'Taken down. No one can see it until you relist it.',
  ARCHIVED: 'Archived. Anyone who opens its link sees that it’s no longer available.',
  DRAFT: 'It’s a draft again. Check it and publish when you’re ready.',
  DELETED: 'The draft was deleted.',
  RENEWED: 'Renewed for 60 more days.',
};

const nowIsOfARental: Readonly<Record<string, string>> = {
  PUBLISHED: 'For rent. Anyone can find it.',
  SOLD: 'Marked as rented. The listing stays here so its sign still works.',
};

/** The sentence for a status; null for words that are none. */
export const newsOf = (now: string | null, rented = false): string | null => {
  if (now === null || !Object.hasOwn(nowIs, now)) return null;
  return (rented ? nowIsOfARental[now] : undefined) ?? nowIs[now] ?? null;
};
