/** Prices watched without an account: on the listing's page, behind the letters' links, and the letters. */
export const watch = {
  title: 'Get a price drop alert',
  lead: 'No account needed. We’ll email you once, and you can unsubscribe anytime.',
  label: 'Email address',
  do: 'Email me',
  privacy: 'The seller never sees your email address.',
  scanned: 'You scanned sticker {fingerprint}',
  check:
    'Does this match the check code on the sticker you scanned? If not, someone may have covered it with another code.',
  ask: 'Ask the seller',
  toWatch: 'Watch price',
  outside: 'See it on {host}',
  sentTitle: 'Check your email',
  sentText:
    'We sent a link to {email}. Use it to confirm your price drop alert. We won’t send any alerts until you do.',
  confirmTitle: 'Confirm price drop alert?',
  confirmLead: 'For {title}',
  confirmDo: 'Confirm alert',
  doneTitle: 'Your alert is on',
  doneText: 'We’ll email you once when the price of {title} drops. You can unsubscribe anytime.',
  stopTitle: 'Unsubscribe from this alert?',
  stopLead: 'Price drop emails about {title}',
  stopDo: 'Unsubscribe',
  stoppedTitle: 'You’re unsubscribed',
  stoppedText: 'We won’t email you about this price again.',
  open: 'View listing',
  find: 'Browse listings',
  brokenTitle: 'This link doesn’t work',
  brokenText: 'It may be incomplete, or the listing may be newer. Ask again on the listing.',
  noPrice: 'This listing has no price to watch.',
  notForSale: 'This listing is no longer for sale.',
  wrongForm: 'We couldn’t read that form. Try again on the listing.',
} as const;

export const watchEmails = {
  confirmSubject: 'Confirm price drop alert: {title}',
  confirmPreview: 'We won’t send any alerts until you confirm.',
  confirmHeading: 'Confirm your price drop alert',
  confirmText: 'Someone, probably you, asked us to email this address when the price of {title} drops.',
  confirmButton: 'Confirm alert',
  confirmAfter: 'We’ll email you once, and you can unsubscribe anytime.',
  confirmFooter: 'Wasn’t you? You can ignore this email. We won’t send any alerts unless you confirm.',
} as const;
