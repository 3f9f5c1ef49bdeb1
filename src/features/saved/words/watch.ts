/** Prices watched without an account: on the listing's page, behind the letters' links, and the letters. */
export const watch = {
  title: 'Tell me if the price drops',
  lead: 'No account needed. One letter when it does, and a link to stop.',
  label: 'Your email address',
  do: 'Tell me',
  privacy: 'The seller never sees your address.',
  scanned: 'You scanned sticker {fingerprint}',
  check:
    'Do these six characters stand under the code you scanned? If not, somebody may have pasted another code over it.',
  ask: 'Ask the seller',
  toWatch: 'Watch the price',
  outside: 'There is also a page about it on {host}',
  sentTitle: 'Check your inbox',
  sentText:
    'We mailed a link to {email}. Press its button, and we tell you when the price drops. Without that nothing is sent.',
  confirmTitle: 'Tell you when the price drops?',
  confirmLead: 'You asked for it on the page of {title}.',
  confirmDo: 'Yes, tell me',
  doneTitle: 'We keep an eye on it',
  doneText: 'You get one letter when the price of {title} drops noticeably. Every letter has a link to stop.',
  stopTitle: 'Stop these letters?',
  stopLead: 'About the price of {title}.',
  stopDo: 'Stop them',
  stoppedTitle: 'Stopped',
  stoppedText: 'No more letters about this price.',
  open: 'See the listing',
  find: 'See what is for sale',
  brokenTitle: 'This link does not work',
  brokenText: 'It may be cut off, or older than the listing. Ask again on the listing’s page.',
  noPrice: 'This one has no price to watch.',
  notForSale: 'This one is not for sale any more.',
  wrongForm: 'That did not arrive whole. Try again on the listing’s page.',
} as const;

export const watchEmails = {
  confirmSubject: 'Tell you when the price drops? {title}',
  confirmHeading: 'Is this address yours?',
  confirmText: 'Somebody who looked at “{title}” asked us to write to this address when its price drops.',
  confirmButton: 'Yes, tell me',
  confirmAfter: 'If that was not you, do nothing. We write no more about it.',
  confirmFooter: 'You get this letter because this address was typed on a page of Curbtag.',
} as const;
