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
