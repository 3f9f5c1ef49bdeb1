/** The page that shows the letters of a server without SMTP. */
export const outbox = {
  title: 'Outbox',
  description: 'Letters this server wrote. Mail is not configured, so they are kept here instead of being sent.',
  empty: 'No letters yet. They appear here when somebody signs up or asks for a code.',
  locked: 'To read it, open the address behind “Emails:” that the server printed when it started.',
  to: 'To',
  at: 'Written',
  subject: 'Subject',
  text: 'As text',
  html: 'As the reader sees it',
  back: 'All letters',
  one: '1 letter.',
  count: '{count} letters, newest first.',
} as const;
