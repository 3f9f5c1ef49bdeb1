export const detailGroups = { accessories: 'Keys and papers', health: 'How it runs' } as const;

export const listingPage = {
  home: 'Home',
  cars: 'Cars',
  metaDescription: '{title} in {place}, {price}. {start}',
  historyTitle: 'Price and status',
  historyLead: 'Every change since it was first listed. Nothing here is rewritten.',
  historyPrice: 'Listed at {after}',
  historyChange: 'Price changed from {before} to {after}',
  historyStatus: 'Marked “{after}”',
} as const;
