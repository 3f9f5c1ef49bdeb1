/** Visits that were agreed on: emails and the entry in the calendar. */
export const meetingEmails = {
  confirmed: {
    subject: 'Confirmed: your visit {when}',
    text: 'Curbtag: Your visit is confirmed for {when}. {title} {url}',
    heading: 'Your visit is confirmed',
    lead: 'Open the attached file to add it to your calendar. If you can’t make it, please cancel.',
  },
  updated: {
    subject: 'Updated: your visit {when}',
    text: 'Curbtag: Your visit changed. It’s now {when}. {title} {url}',
    heading: 'Your visit changed',
    lead: 'Open the attached file to update your calendar. If you can’t make it, please cancel.',
  },
  canceled: {
    subject: 'Canceled: your visit {when}',
    text: 'Curbtag: Your visit {when} is canceled. {title} {url}',
    heading: 'Your visit is canceled',
    lead: 'Open the attached file to remove it from your calendar.',
  },
  tomorrow: {
    subject: 'Tomorrow at {time}: your visit',
    text: 'Curbtag: Your visit is tomorrow at {time}. {title} {url}',
    heading: 'Your visit is tomorrow',
    lead: 'If you can’t make it, please cancel.',
  },
  soon: {
    subject: 'Today at {time}: your visit',
    text: 'Curbtag: Your visit is today at {time}. {title} {url}',
    heading: 'Your visit is today',
    lead: 'If you can’t make it, please cancel.',
  },
  with: 'With {name}',
  noPlaceBuyer: 'The seller hasn’t shared the exact place yet. You’ll see it in the conversation.',
  noPlaceSeller: 'You haven’t shared the exact place yet. You can do that in the conversation.',
  directions: 'Get directions',
  button: 'View or cancel visit',
  buttonCanceled: 'View conversation',
  footer: 'You got this email because you agreed on this visit on Curbtag.',
} as const;
