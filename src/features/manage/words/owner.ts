/** What an owner can do: the button, what happens, and what is said afterwards. */
export const ownerActionWords = {
  reserve: {
    label: 'Reserve',
    note: 'Stays on the site, marked as spoken for.',
  },
  release: { label: 'Not reserved any more', note: 'Back to “For sale”.' },
  sell: {
    label: 'Mark as sold',
    note: 'The page stays up and says “Sold”.',
  },
  relist: { label: 'Put back on sale', note: 'The sale fell through.' },
  hide: {
    label: 'Hide from lists',
    note: 'Only people with the link see it.',
  },
  show: { label: 'Show in lists', note: 'Everyone can find it again.' },
  takeDown: {
    label: 'Take down',
    note: 'Nobody sees it until you put it back.',
  },
  putBack: { label: 'Put back', note: 'For sale again, with everything on it.' },
  archive: { label: 'Archive', note: 'For good, or until you make a draft of it.' },
  restore: {
    label: 'Make it a draft again',
    note: 'Check it and publish when you are ready.',
  },
} as const;

export const editWords = {
  price: { label: 'Price', title: 'Change the price' },
  mileage: { label: 'Mileage', title: 'Change the mileage' },
  condition: { label: 'Condition', title: 'Change the condition' },
  location: { label: 'Location', title: 'Change the location' },
  description: { label: 'Description', title: 'Change the description' },
} as const;

export const outcomeWords = {
  SOLD_HERE: { label: 'Sold here', note: 'The buyer found it on Curbtag or by its sticker.' },
  SOLD_ELSEWHERE: { label: 'Sold elsewhere', note: 'To a dealer, a friend, or through another site.' },
  NOT_SOLD: { label: 'Not sold', note: 'You keep it for now. The page is taken down.' },
} as const;

export const owner = {
  barLabel: 'Your listing',
  onlyYou: 'Your listing. Only you see this bar.',
  edit: 'Edit',
  status: 'Status',
  photos: 'Photos',
  photosTitle: 'Your photos',
  photosDone: 'Done',
  photosArriving: 'Your photos are still on their way. Keep this page open; it loads again when they are here.',
  photosLoading: 'Opening your photos',
  addPhotos: 'Add photos',
  arrange: 'Put them in order',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Saved. Buyers see it from now on.',
  photosSaved: 'Your photos are saved.',
  notReachable: 'We couldn’t reach the server. What you typed is still here. Try again.',
  liveTitle: 'It is live',
  liveTitleRent: 'Listed for rent',
  liveText: 'Anyone with the link can open this page. Send it to people who may want it.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Copying did not work. The address of this page is the link.',
  share: 'Share',
  sellTitle: 'How did it end?',
  sellPrice: 'What did it sell for?',
  sellPriceHint: 'Never shown. It helps us tell the next seller what theirs is worth.',
  sellPriceWrong: 'Enter the price in dollars, or leave it empty.',
  sellChoose: 'Choose one of the answers.',
  sellDo: 'Save and close the listing',
  archiveTitle: 'Archive this listing?',
  archiveText:
    'The page goes away: whoever opens its address or scans its sticker reads that it is gone. The record of prices stays whole. You find the listing under “Archived” and can make a draft of it again.',
  archiveDo: 'Archive it',
  keep: 'Keep it',
} as const;

export const myGroups = {
  drafts: 'Drafts',
  forSale: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  takenDown: 'Taken down',
  archived: 'Archived',
} as const;

/** The page of one's own listings. */
export const myList = {
  title: 'My listings',
  lead: 'Drafts and everything you have put on the site.',
  emptyTitle: 'Nothing here yet',
  emptyText: 'See what your car is worth. It takes a few minutes, and the listing is half written when you are done.',
  emptyAction: 'Value my car',
  add: 'List another',
  signOut: 'Sign out',
  changed: 'Changed {when}',
  nextStep: 'Next: {step} ({place} of {of})',
  readyToPublish: 'Ready to publish',
  continue: 'Continue',
  open: 'Open',
  change: 'Change status',
  delete: 'Delete',
  deleteDo: 'Delete the draft',
  deleteText: 'The draft and its photos are gone for good.',
  archiveDraftText: 'It goes back to “Archived”. Its record of prices stays whole.',
  noPrice: 'No price yet',
  notUnderstood: 'We could not read that form. Nothing was changed. Try again.',
  /** Tells buttons of several listings apart for people who hear them. */
  about: '{what}: {title}',
} as const;

/** Said once after a listing's status changed, by what it is now. */
const nowIs: Readonly<Record<string, string>> = {
  PUBLISHED: 'For sale. Everyone can find it.',
  RESERVED: 'Reserved. The page says so from now on.',
  PUBLISHED_AND_NOT_LISTED: 'Hidden from lists and search. The link still works.',
  SOLD: 'Marked as sold. The page stays up so that its sticker still leads somewhere.',
  INACTIVE: 'Taken down. Nobody sees the page until you put it back.',
  ARCHIVED: 'Archived. Whoever opens its address reads that it is gone.',
  DRAFT: 'It is a draft again. Check it and publish when you are ready.',
  DELETED: 'The draft is deleted.',
  RENEWED: 'Renewed. It stays up for 60 more days.',
};

/** The sentence for a status; null for words that are none. */
export const newsOf = (now: string | null): string | null =>
  now !== null && Object.hasOwn(nowIs, now) ? (nowIs[now] ?? null) : null;
