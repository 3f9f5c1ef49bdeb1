/** Small pages: errors and the end of the help page. */
export const pages = {
  badHost: 'This address names no website.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The web address may be mistyped, or the listing may have been removed.',
  notFoundFind: 'Browse cars',
  notFoundHome: 'Go to home page',
  tooManyTitle: 'Too many tries',
  tooManyText: 'That was a lot in a short time. Wait a few minutes, then try again.',
  tooManyHome: 'Go to home page',
  serverTitle: 'Something went wrong on our end',
  serverText: 'Sorry about that. Anything you entered is saved on this device. Wait a minute, then try again.',
  serverRequest: 'If you contact us about this, include the number {id}. It helps us find what went wrong.',
  serverRetry: 'Try again',
  serverHelp: 'If it keeps happening, contact us',
  contactTitle: 'Contact',
  contactText: 'Email {address}. A person reads it, usually within 1 business day.',
  contactTips:
    'About a listing: send its link. About your account: email us from its email address, and never send a password or a code.',
} as const;
