/** Open houses: reserving a time, its letters and its page. */
export const visits = {
  noSuchTime: 'This time is not on offer any more.',
  calledOff: 'This time was called off. Choose another one.',
  over: 'This time is over. Choose a later one.',
  justCome: 'Nobody has to reserve here. Come while the door is open.',
  already: 'This address has that time already. Look for our letter.',
  full: 'The last place of this time is taken. Choose another one.',
  nameNeeded: 'Say who comes, in up to 80 characters.',
  stale: 'This link was used up, or the time is over.',
  tooLate: 'The place was kept for half an hour and is taken now. Choose another time.',
} as const;

export const visitEmails = {
  confirm: {
    subject: 'Confirm your visit: {when}',
    preview: 'We’re holding your time for 30 minutes.',
    heading: 'Confirm your visit',
    lead: '{title}, {place}: {when}. We’re holding this time for you for 30 minutes.',
    button: 'Confirm visit',
    footer: 'Wasn’t you? You can ignore this email. We’ll release the time if you don’t confirm.',
  },
  confirmed: {
    subject: 'Confirmed: your visit {when}',
    preview: '{title}, {place}',
    heading: 'Your visit is confirmed',
    lead: '{title}, {place}: {when}. If you can’t make it, please cancel so someone else can have the time.',
    button: 'View or cancel visit',
    footer: 'You got this email because you reserved this visit on Curbtag.',
  },
  calledOff: {
    subject: 'Canceled: your visit {when}',
    preview: 'The host canceled this time. You don’t need to do anything.',
    heading: 'Your visit was canceled',
    lead: 'The host canceled {title}, {place}: {when}. You don’t need to do anything.',
    button: 'View listing',
    footer: 'You got this email because you reserved this visit on Curbtag.',
  },
  comes: {
    subject: '{name} reserved a visit: {title}',
    preview: '{when}',
    heading: 'New reservation',
    lead: '{name} reserved a visit {when}.',
    button: 'View reservations',
    footer: 'You got this email because you’re hosting this open house on Curbtag.',
  },
  staysAway: {
    subject: '{name} canceled a visit: {title}',
    preview: 'The time is open again: {when}',
    heading: 'A visit was canceled',
    lead: '{name} canceled the visit {when}. The time is open again for other visitors.',
    button: 'View reservations',
    footer: 'You got this email because you’re hosting this open house on Curbtag.',
  },
} as const;

export const visitPage = {
  confirmTitle: 'Confirm your visit',
  confirmLead: '{title}: {when}.',
  confirmDo: 'Yes, we come',
  title: 'Your visit',
  lead: 'You are expected at {title}: {when}.',
  confirmedNow: 'Confirmed. You are expected at {title}: {when}.',
  cancelDo: 'Cancel the visit',
  cancelWhy: 'Your place goes to somebody else at once.',
  cancelledTitle: 'The visit is cancelled',
  cancelled: 'Nobody expects you at {title}: {when}. You can reserve another time on its page.',
  overTitle: 'This visit is over',
  staleTitle: 'This link does not work any more',
  toListing: 'See the listing',
  toHouses: 'See open houses',
} as const;

/** The host's list of who comes. */
export const hosting = {
  title: 'Who comes',
  nobody: 'Nobody has reserved a time yet.',
  freeEntry: 'People come while the door is open. Nobody has to reserve.',
  places: '{taken} of {places} places taken',
  calledOff: 'Called off',
  held: 'not confirmed yet',
  uninvite: 'Cancel this visit',
  uninviteName: 'Cancel the visit of {name}',
  cancelledNow: 'Cancelled. We have written to {name}.',
} as const;
