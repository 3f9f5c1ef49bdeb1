/** Garage sales and their items: what the server says. */
export const garage = {
  noSale: 'There is no garage sale of yours here.',
  noItem: 'This is no item of a garage sale.',
  saleOver: 'This sale is over. Put it back up to add items.',
  tooMany: 'A sale holds {count} items at most.',
  incomplete: 'The item needs a price, a condition and how many there are.',
  notOut: 'This item is not for sale at the moment.',
  notUnderstood: 'That button is not known here. Reload the page and try again.',
} as const;
