/** Open houses: reserving a time, its letters and its page. */
export const visits = {
  noSuchTime: 'This time is no longer available.',
  calledOff: 'This time was canceled. Choose another one.',
  over: 'This time has passed. Choose a later one.',
  justCome: 'No reservation needed. Stop by anytime during the open house.',
  already: 'You already reserved this time with this email address. Check your email.',
  full: 'This time is full. Choose another one.',
  nameNeeded: 'Enter your name, in up to 80 characters.',
  stale: 'This link was already used, or the time has passed.',
  tooLate: 'We held your time for 30 minutes, and it has since been taken. Choose another time.',
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
  confirmDo: 'Confirm visit',
  title: 'Your visit',
  lead: 'You’re confirmed for {title}: {when}.',
  confirmedNow: 'Confirmed. See you at {title}: {when}.',
  cancelDo: 'Cancel visit',
  cancelWhy: 'Your time opens up for someone else right away.',
  cancelledTitle: 'Your visit is canceled',
  cancelled: 'We canceled your visit to {title}: {when}. You can reserve another time on its page.',
  overTitle: 'This visit is over',
  staleTitle: 'This link no longer works',
  toListing: 'View listing',
  toHouses: 'Browse open houses',
} as const;

/** The host's list of who comes. */
export const hosting = {
  title: 'Reservations',
  nobody: 'No reservations yet.',
  freeEntry: 'Visitors can stop by anytime during the open house. No reservation needed.',
  places: '{taken} of {places} spots taken',
  calledOff: 'Canceled',
  held: 'not confirmed yet',
  uninvite: 'Cancel this visit',
  uninviteName: 'Cancel the visit from {name}',
  cancelledNow: 'Canceled. We emailed {name} about it.',
} as const;
