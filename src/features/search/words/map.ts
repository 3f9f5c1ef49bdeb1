/** The map beside a list. */
export const mapWords = {
  open: 'Show map',
  label: 'Map. Arrow keys move it, plus and minus zoom.',
  follow: 'Search as the map moves',
  coarse: 'Places are shown by ZIP code, never exactly.',
  many: '{n} listings, press to look closer',
  together: '{n} listings in one ZIP code, press to look closer',
  failed: 'The map could not be loaded. The list below has everything.',
} as const;
