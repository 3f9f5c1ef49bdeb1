export const detailGroups = { accessories: 'Keys and papers', health: 'How it runs' } as const;

export const listingPage = {
  home: 'Home',
  cars: 'Cars',
  metaDescription: '{title} in {place}, {price}. {start}',
  goneTitle: 'This listing is gone',
  goneText: 'Its seller took it down, or it expired. Similar ones may be for sale near you.',
  goneAction: 'See what is for sale',
  historyTitle: 'Price and status',
  historyLead: 'Every change since it was first listed. Nothing here is rewritten.',
  historyPrice: 'Listed at {after}',
  historyChange: 'Price changed from {before} to {after}',
  historyStatus: 'Marked “{after}”',
} as const;

export const carsPage = {
  title: 'Cars for sale',
  titleQuery: '“{q}” for sale',
  description:
    'Used cars, trucks, motorcycles, RVs and boats from private sellers and dealers, with condition answers and price history.',
  search: 'Make, model or year',
  zip: 'ZIP code',
  priceMax: 'Up to',
  find: 'Find',
  countOne: '1 for sale',
  count: '{n} for sale',
  orderNewest: 'Newest first.',
  orderNear: 'Nearest to {place} first.',
  unknownZip: 'We do not know the ZIP code {zip}. Showing the newest instead.',
  emptyTitle: 'Nothing matches yet',
  emptyText: 'Try fewer words, a higher price or no ZIP code.',
  emptyAction: 'See everything',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page} of {of}',
} as const;
