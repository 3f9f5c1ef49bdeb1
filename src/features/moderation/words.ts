/** Reporting a listing. */
export const reportPage = {
  title: 'Report this listing',
  link: 'Report this listing',
  lead: 'We review every report. We won’t tell the seller it was you.',
  reason: 'What’s wrong?',
  note: 'What should we know?',
  send: 'Send report',
  sent: 'Thanks. We’ll review it.',
  back: 'Back to {title}',
  reasonMissing: 'Choose what’s wrong.',
  noListing: 'This listing is no longer available.',
  own: 'This is your own listing. You can take it down yourself.',
} as const;
