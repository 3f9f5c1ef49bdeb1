/** The figures of specification 9, one record for each thing they belong to. */

/** The first model year in choice lists. */
export const FIRST_YEAR = 1901;
/** The last one. A function, since a server may run over New Year. */
export const CURRENT_YEAR = (): number => new Date().getUTCFullYear();

/** Where people are until they say otherwise. */
export const DEFAULTS = {
  /** Of vehicle lookups. */
  lookupCountry: 'USA',
  region: 'FL',
  signupCountry: 'US',
  sellCountry: 'US',
  language: 'en',
  currency: 'USD',
} as const;

export const TOAST = {
  /** ms. */
  autoClose: 6000,
  position: 'top-right',
  /** Percent of its width a toast must be dragged to go. */
  dragPercent: 80,
  hotkey: 'Alt+T',
} as const;

/** Top bar for page loads (nprogress). */
export const PROGRESS_BAR = {
  /** Share of the bar at the start. */
  minimum: 0.08,
  trickleRate: 0.02,
  /** ms between two trickles. */
  trickleSpeed: 800,
  /** ms for one move. */
  speed: 200,
} as const;

/** Realtime socket; times in ms. */
export const SOCKET = {
  path: '/socket.io',
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  connectTimeout: 20_000,
  /** Characters in an address, the token included. */
  maxUriLength: 8000,
} as const;

/** Camera QR scanner; times in ms. */
export const SCANNER = {
  scansPerSecond: 10,
  inversionMode: 'both',
  preferredCamera: 'environment',
  pauseAfter: 300,
  decodeTimeout: 10_000,
} as const;

/** State kept in the browser. */
export const PERSISTED_STATE = {
  /** ms; later than that the page starts from defaults. */
  restoreTimeout: 5000,
  slices: ['app', 'buy', 'listing', 'vehicle', 'sell', 'sticker', 'user'],
} as const;

export const API_CACHE = {
  /** ms an answer may be used again. */
  lifetime: 60_000,
} as const;

export const SEARCH = {
  /** Fuse.js threshold: 0 exact, 1 anything. */
  fuzzyThreshold: 0.3,
  partnerLimit: 1000,
} as const;

/** The most the store shows or holds. */
export const STORE = {
  maxProducts: 10,
  maxVariants: 10,
  maxCartLines: 10,
  firstOrderQuantity: 1,
} as const;

export const CALENDAR = { fileName: 'event.ics' } as const;

export const ANALYTICS = { region: 'eu' } as const;

/** Error reporting and tracing, in production only. */
export const ERROR_REPORTING = { tracesSampleRate: 1, appVersion: '1.0.0' } as const;

/** px up to which a screen is narrow: there the height above the keyboard is tracked. */
export const NARROW_SCREEN = 650;
