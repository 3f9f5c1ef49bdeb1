/** The parts every letter has. What a letter says is in letters.ts. */
export const emailLayout = {
  buttonFallback: 'If the button does not work, copy this address into your browser:',
  codeLabel: 'Your code',
} as const;
