/** Places and ZIP codes. */
export const geo = {
  zipMalformed: 'A ZIP code has five digits.',
  zipUnknown: 'We do not know this ZIP code. Check the digits.',
} as const;
