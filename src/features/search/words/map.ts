/** The map beside a list. */
export const mapWords = {
  open: 'Show map',
  explore: 'Move the map',
  title: 'Map',
  label: 'Map. Arrow keys move it, and plus and minus zoom.',
  picture: 'Map of these results',
  follow: 'Search as I move the map',
  here: 'Search this area',
  coarse: 'Locations are approximate, by ZIP code.',
  many: '{n} listings, select to zoom in',
  together: '{n} listings in 1 ZIP code, select to zoom in',
  plain: 'We couldn’t load the street map. This one shows towns, water, and county lines.',
  failed: 'We couldn’t load the map. The list has everything.',
} as const;
