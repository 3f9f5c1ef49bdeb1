/** Places and ZIP codes. */
export const geo = {
  zipMalformed: 'Enter a 5-digit ZIP code.',
  zipUnknown: 'We couldn’t find that ZIP code. Check the digits.',
} as const;
