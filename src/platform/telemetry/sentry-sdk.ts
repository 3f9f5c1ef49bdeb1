export { captureException, close, init } from '@sentry/node';
