/** The email that shows how an alert looks. That of an alert is in its notification. */
export const testAlert = {
  subject: 'Test: your search {name}',
  preview: 'You asked for this test. It shows what matches today.',
  heading: 'This is what an email alert looks like',
  lead: 'You asked for a test. These listings match your search today: {words}',
  nothing: 'You asked for a test. Nothing matches your search today: {words}. We’ll email you when something does.',
} as const;
