/** What the API says when it cannot do what was asked. */
export const http = {
  invalid: 'Some of the information is missing or isn’t right. Check the fields below.',
  malformed: 'The request body isn’t valid JSON.',
  unauthenticated: 'Sign in to do this.',
  forbidden: 'You aren’t allowed to do this.',
  foreignOrigin: 'This request came from another site, so we didn’t carry it out. Reload the page and try again.',
  missing: 'We couldn’t find what you asked for.',
  methodNotAllowed: 'This address doesn’t accept {method} requests. It accepts {methods}.',
  forbiddenMethod: 'We don’t answer this type of request here.',
  tooLarge: 'The request body is larger than {limit} KiB. Send less at a time.',
  unsupported: 'Send the body as JSON, with the header content-type: application/json.',
  tooMany: 'Too many tries. Wait {wait} and try again.',
  unavailable: 'We can’t do this right now. Try again in a moment.',
  unexpected: 'Something went wrong on our end. Nothing was changed unless we said so. Try again.',
  idempotencyKeyShape: 'Use 1 to 255 printable characters.',
  idempotencyKeyReused: 'This Idempotency-Key was used for a different request. Use a new key for a new request.',
  idempotencyInProgress: 'We’re still working on the first request with this Idempotency-Key. Try again in a moment.',
  unknownScreen: 'We don’t recognize this screen name.',
} as const;

/** What a page says when no answer came. */
export const connection = {
  FETCH_ERROR: 'We couldn’t connect. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server is taking too long. Try again.',
  PARSING_ERROR: 'We couldn’t read the server’s answer. Reload the page and try again.',
} as const;

/** Field by field, when a contract says nothing of its own. */
export const fieldSentences = {
  required: 'This is required.',
  wrongType: 'This should be {expected}.',
  unknown: 'We don’t recognize this field.',
  notAnOption: 'Choose one of: {options}.',
  tooShort: 'Use at least {limit} characters.',
  tooLong: 'Use at most {limit} characters.',
  tooFew: 'Give at least {limit}.',
  tooMany: 'Give at most {limit}.',
  tooSmall: 'Use {limit} or more.',
  tooBig: 'Use {limit} or less.',
  notMultiple: 'Use a multiple of {limit}.',
  notEmail: 'Enter an email address, for example name@example.com.',
  notUuid: 'This isn’t a valid ID.',
  notUrl: 'Enter a web address, for example https://example.com.',
  notMoment: 'Enter a date and time in ISO 8601, for example 2026-05-01T09:30:00Z.',
  wrongFormat: 'This isn’t in the expected format.',
  wrong: 'This isn’t right.',
} as const;

/** The titles of problems, one per kind; programs read `type`, people read this. */
export const problemTitles = {
  invalid: 'The request isn’t right',
  unauthenticated: 'Sign-in required',
  forbidden: 'Not allowed',
  missing: 'Not found',
  method: 'Method not allowed',
  conflict: 'Someone else got there first',
  gone: 'No longer available',
  'too-large': 'Too large',
  unsupported: 'Unsupported content type',
  refused: 'We couldn’t do that',
  'too-many': 'Too many requests',
  unavailable: 'Not available right now',
  unexpected: 'Something went wrong',
} as const;
