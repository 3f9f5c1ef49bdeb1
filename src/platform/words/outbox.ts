/** The page that shows the emails of a server without SMTP. */
export const outbox = {
  title: 'Outbox',
  description: 'Emails this server wrote. Sending is not configured, so they are kept here instead of being sent.',
  empty: 'No emails yet. They appear here when somebody signs up or asks for a code.',
  locked: 'To read it, open the address behind “Emails:” that the server printed when it started.',
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
