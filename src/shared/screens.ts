/**
 * The names analytics knows screens and moments by, word for word as the product's reports expect them (specification,
 * section 2). A flow's step names one of these; nothing else is ever sent.
 */
export const SCREEN_NAMES = [
  'ValueMyCar',
  'CarLookup',
  'CarTrim',
  'CarColor',
  'CarDetails',
  'CarCondition',
  'CarValuation',
  'CarAvailability-NOW',
  'CarAvailability-WEEKS',
  'CarAvailability-NEVER',
  'ViewCarProfile',
  'KeysScreen',
  'ThumbsScreen',
  'TileClick',
  'BuyerMessage',
  'BuyerDetails',
  'homepage',
  'privacypage',
  'termspage',
  'SearchUsed',
  'ShopBudget',
  'ShopBrand',
  'ShopBody',
  'Buyer-NOW',
  'Buyer-WEEKS',
  'Buyer-NEVER',
  'add to cart',
  'begin checkout',
  'purchase',
] as const;

export type ScreenName = (typeof SCREEN_NAMES)[number];

const KNOWN: ReadonlySet<string> = new Set(SCREEN_NAMES);
export const isScreenName = (name: string): name is ScreenName => KNOWN.has(name);
