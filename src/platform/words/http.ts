/** What the API says when it cannot do what was asked. */
export const http = {
  invalid: 'Some of what was sent is missing or not right. Check the fields named below.',
  malformed: 'The request body is not valid JSON.',
  unauthenticated: 'Sign in to do this.',
  forbidden: 'You are not allowed to do this.',
  foreignOrigin: 'This request came from another site, so it was not carried out. Reload the page and try again.',
  missing: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take {method} requests. It takes {methods}.',
  forbiddenMethod: 'Requests of this kind are not answered here.',
  tooLarge: 'The request body is larger than {limit} KiB. Send less at once.',
  unsupported: 'Send the body as JSON, with the header content-type: application/json.',
  tooMany: 'Too many tries. Wait {wait} and try again.',
  unavailable: 'The server cannot do this right now. Try again in a moment.',
  unexpected: 'Something went wrong on our side. Nothing was changed unless you were told so. Try again.',
  idempotencyKeyShape: 'Use 1 to 255 printable characters.',
  idempotencyKeyReused: 'This Idempotency-Key was used for a different request. Use a new key for a new request.',
  idempotencyInProgress: 'The first request with this Idempotency-Key is still being worked on. Try again in a moment.',
  unknownScreen: 'This screen name is not known.',
} as const;

/** What a page says when no answer came. */
export const connection = {
  FETCH_ERROR: 'We could not reach the server. Check your connection and try again.',
  TIMEOUT_ERROR: 'The server is taking too long. Try again.',
  PARSING_ERROR: 'We could not read the server’s answer. Reload the page and try again.',
} as const;

/** Field by field, when a contract says nothing of its own. */
export const fieldSentences = {
  required: 'This is required.',
  wrongType: 'This should be {expected}.',
  unknown: 'This field is not known here.',
  notAnOption: 'Choose one of: {options}.',
  tooShort: 'Use at least {limit} characters.',
  tooLong: 'Use at most {limit} characters.',
  tooFew: 'Give at least {limit}.',
  tooMany: 'Give at most {limit}.',
  tooSmall: 'Use {limit} or more.',
  tooBig: 'Use {limit} or less.',
  notMultiple: 'Use a multiple of {limit}.',
  notEmail: 'Write an email address, for example name@example.com.',
  notUuid: 'This is not a valid id.',
  notUrl: 'Write a web address, for example https://example.com.',
  notMoment: 'Write a date and time in ISO 8601, for example 2026-05-01T09:30:00Z.',
  wrongFormat: 'This is not in the expected form.',
  wrong: 'This is not right.',
} as const;

/** The titles of problems, one per kind; programs read `type`, people read this. */
export const problemTitles = {
  invalid: 'The request is not right',
  unauthenticated: 'Signing in is needed',
  forbidden: 'Not allowed',
  missing: 'Not found',
  method: 'Method not allowed',
  conflict: 'Somebody was faster',
  gone: 'No longer there',
  'too-large': 'Too large',
  unsupported: 'Unsupported content type',
  refused: 'Understood, but refused',
  'too-many': 'Too many requests',
  unavailable: 'Not available right now',
  unexpected: 'Something went wrong',
} as const;
