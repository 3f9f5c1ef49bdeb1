export const detailGroups = { accessories: 'Keys and paperwork', health: 'Mechanical condition' } as const;

export const listingPage = {
  home: 'Home',
  cars: 'Cars',
  metaDescription: '{title} in {place}, {price}. {start}',
  historyTitle: 'Price and status history',
  historyLead: 'Every change since it was first listed. No one can edit this history.',
} as const;

/** One line of a listing's record. */
export const recordLines = {
  listedAt: 'Listed at {after}',
  status: 'Marked as {after}',
  PRICE: 'Price changed from {before} to {after}',
  MILEAGE: 'Mileage changed from {before} to {after}',
  HOURS: 'Engine hours changed from {before} to {after}',
  TITLE: 'Title changed from {before} to {after}',
  DAMAGE: 'Damage changed from {before} to {after}',
  hours: '{n} hours',
  cleanTitle: 'clean',
  notCleanTitle: 'not clean',
  noDamage: 'none listed',
  unsaid: 'not stated',
} as const;
