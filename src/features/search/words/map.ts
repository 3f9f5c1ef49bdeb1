/** The map beside a list. */
export const mapWords = {
  open: 'Show map',
  label: 'Map. Arrow keys move it, and plus and minus zoom.',
  follow: 'Search as I move the map',
  coarse: 'Locations are approximate, by ZIP code.',
  many: '{n} listings, select to zoom in',
  together: '{n} listings in 1 ZIP code, select to zoom in',
  failed: 'We couldn’t load the map. The list below has everything.',
} as const;
