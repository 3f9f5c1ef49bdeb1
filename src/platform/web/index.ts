/** The door of what requests and answers of every kind have in common: whose they are, where from, the numbers of errors. */
export { isReading } from './is-reading.ts';
export { networkOf, REMOTE_ADDRESS_HEADER } from './network-address.ts';
export { isOwnOrigin } from './own-origin.ts';
export { isReadablePath, nowhere, ROUTE_429, ROUTE_500 } from './page-paths.ts';
export { newRequestId, REQUEST_ID_HEADER, readRequestId, requestIdOf } from './request-id.ts';
export { isHost, redirectSpareSlashes, toOriginForm } from './request-target.ts';
export { partHeaders, securityHeaders } from './security-headers.ts';
export { securityText } from './security-text.ts';
export { type ProblemKind, STATUS } from './status.ts';
export { refusalStatus, retryAfterOf, setRetryAfter } from './wait.ts';
