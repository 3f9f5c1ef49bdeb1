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
    heading: 'One press, and the place is yours',
    lead: '{title}, {place}: {when}. We keep the place for you for 30 minutes.',
    button: 'Confirm the visit',
    footer:
      'You get this letter because somebody reserved a visit on Curbtag with this address. If it was not you, do nothing.',
  },
  confirmed: {
    subject: 'You are expected: {when}',
    heading: 'Your visit is confirmed',
    lead: '{title}, {place}: {when}.',
    button: 'See or cancel the visit',
    footer: 'You get this letter because you reserved this visit on Curbtag.',
  },
  calledOff: {
    subject: 'Called off: {when}',
    heading: 'This visit will not take place',
    lead: 'The host called off {title}, {place}: {when}. You need not do anything.',
    button: 'See the listing',
    footer: 'You get this letter because you reserved this visit on Curbtag.',
  },
  comes: {
    subject: '{name} comes to see {title}',
    heading: 'Somebody reserved a time',
    lead: '{name} comes {when}.',
    button: 'See who comes',
    footer: 'You get this letter because you hold this open house on Curbtag.',
  },
  staysAway: {
    subject: '{name} will not come to {title}',
    heading: 'A visit was cancelled',
    lead: '{name} gave back the place {when}. Others can reserve it now.',
    button: 'See who comes',
    footer: 'You get this letter because you hold this open house on Curbtag.',
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
