/** The page that shows the emails of a server without SMTP. */
export const outbox = {
  title: 'Outbox',
  texts: 'Text messages',
  description: 'Emails from this server. Sending isn’t set up, so they’re kept here instead.',
  empty: 'No emails yet. They appear here when someone creates an account or asks for a code.',
  locked: 'To read it, open the address after “Emails:” that the server printed when it started.',
  to: 'To',
  at: 'Written',
  subject: 'Subject',
  text: 'As text',
  calendar: 'Attached: event.ics',
  html: 'As the reader sees it',
  back: 'All emails',
  one: '1 email.',
  count: '{count} emails, newest first.',
} as const;
