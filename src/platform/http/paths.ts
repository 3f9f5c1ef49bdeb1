/** The one list of addresses that belong to the API; everything else is a page. */
const API = [
  /^\/api(\/|$)/,
  /^\/services\//,
  /^\/chats\//,
  /^\/leads(\/|$)/,
  /^\/q\/[^/]+\/data$/,
  /^\/v2\//,
  /^\/media\//,
];

/** Auth.js answers below here by itself. */
const AUTH = /^\/api\/auth(\/|$)/;

/** Bodies here are files: they have limits and types of their own. */
const FILES = [/^\/api\/uploads(\/|$)/, /^\/v2\/uploads(\/|$)/];

/** Mail programs post a form here, by themselves and from their own servers (RFC 8058). */
export const isOneClickPath = (path: string): boolean =>
  path === '/api/unsubscribe' || path === '/api/price-watches/stop';

/** The provider of texts posts forms here, and signs them. */
export const isSmsWebhookPath = (path: string): boolean => path === '/api/texts/twilio';

/** One message: counted by the person who writes it, and thousands a second pass here. */
export const isMessagePath = (path: string): boolean => /^\/chats\/conversations\/[^/]+$/.test(path);

export const isApiPath = (path: string): boolean => !AUTH.test(path) && API.some((pattern) => pattern.test(path));
export const isUploadPath = (path: string): boolean => FILES.some((pattern) => pattern.test(path));
export const isMediaPath = (path: string): boolean => path.startsWith('/media/');
