/** What a results page says about the parts of its address that it could not use. */
export const leftOut = {
  lead: 'We couldn’t apply these filters:',
  needsZip: 'Distance needs a ZIP code.',
  unread: '{what} “{value}”',
  unknown: '“{name}”',
  when: 'Day',
  sort_by: 'Sort',
} as const;
