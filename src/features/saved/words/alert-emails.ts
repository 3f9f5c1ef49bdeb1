/** The letter that shows how an alert looks. That of an alert is in its notification. */
export const testAlert = {
  subject: 'Test: your search “{name}”',
  heading: 'This is how an alert looks',
  lead: 'You asked for a test. These fit your search today: {words}.',
  nothing: 'You asked for a test. Nothing fits your search today: {words}. We write as soon as something does.',
} as const;
