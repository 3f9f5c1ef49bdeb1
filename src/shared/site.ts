/** The product's name and the addresses that more than one page points to. */
export const SITE_NAME = 'Curbtag';

export const ROUTES = {
  home: '/',
  find: '/cars',
  market: '/marketplace',
  shop: '/shop',
  makes: '/cars/makes',
  states: '/cars/in',
  bodies: '/cars/body',
  dealers: '/dealers',
  sell: '/stickers/category',
  valueMyCar: '/stickers/vehicle/lookup',
  byHand: '/stickers/vehicle/search',
  continueDraft: '/stickers/continue',
  signIn: '/stickers/auth/login',
  account: '/my/list',
  about: '/about',
  accuracy: '/accuracy',
  safety: '/safety',
  privacy: '/privacy',
  terms: '/terms',
  help: '/help',
  contact: '/help#contact',
} as const;
