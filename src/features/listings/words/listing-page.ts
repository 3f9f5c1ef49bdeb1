export const detailGroups = { accessories: 'Keys and paperwork', health: 'Mechanical condition' } as const;

export const listingPage = {
  home: 'Home',
  cars: 'Cars',
  metaDescription: '{title} in {place}, {price}. {start}',
  historyTitle: 'Price and status history',
  historyLead: 'Every change since it was first listed. No one can edit this history.',
  historyPrice: 'Listed at {after}',
  historyChange: 'Price changed from {before} to {after}',
  historyStatus: 'Marked as {after}',
} as const;
