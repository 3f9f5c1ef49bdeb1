/** The parts every letter has. What a letter says is in letters.ts. */
export const emailLayout = {
  buttonFallback: 'Button not working? Paste this link into your browser:',
  codeLabel: 'Your code',
} as const;
