/** Small pages: errors and the end of the help page. */
export const pages = {
  notFoundTitle: 'This page isn’t here',
  notFoundText: 'The address may be mistyped, or the listing was taken down by its owner.',
  notFoundFind: 'See cars for sale',
  notFoundHome: 'Go to the home page',
  tooManyTitle: 'Too many tries',
  tooManyText: 'That was a lot in a short time. Wait a few minutes, then try again.',
  tooManyHome: 'Go to the home page',
  serverTitle: 'Something broke on our side',
  serverText: 'It isn’t you. Anything you had typed is saved on this device. Wait a minute, then try again.',
  serverRequest: 'If you write to us about this, mention the number {id}. It helps us find what went wrong.',
  serverRetry: 'Try again',
  serverHelp: 'If it keeps happening, tell us',
  contactTitle: 'Contact',
  contactText: 'Write to {address}. A person reads it, usually within one working day.',
  contactTips:
    'For a listing, send its address. For your account, write from its email address, and never send a password or a code.',
} as const;
