/** The page behind the code that opens a draft on another device. */
export const draftLinks = {
  title: 'Continue on this device',
  lead: 'You scanned a code from a draft on another screen. Open the draft here to add photos and answers.',
  button: 'Open draft',
  why: 'Open it only if you’re looking at that screen. No account needed.',
  used: 'This code was already used. On the other screen, select “Use your phone” and scan the new code.',
  expired: 'This code has expired. On the other screen, select “Use your phone” and scan the new code.',
  unknown: 'This code doesn’t work. On the other screen, select “Use your phone” and scan the code again.',
  startNew: 'Start a listing here',
} as const;
