/** The parts every letter has. What a letter says is written where it is sent from. */
export const letters = {
  buttonFallback: 'If the button does not work, copy this address into your browser:',
  codeLabel: 'Your code',
  sentBy: 'Curbtag sent you this letter because your address was entered on {site}.',
} as const;
