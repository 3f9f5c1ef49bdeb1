import type { Config } from '../config/config.ts';

/** On every answer: page, file, API and error alike. */
export function securityHeaders({ siteUrl }: Pick<Config, 'siteUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=(), browsing-topics=()',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Of those, what means something for a file that is part of a page and never a page: a script, a sheet, a font. */
export const partHeaders = (always: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(always).filter(([name]) => OF_PARTS.has(name)));

const OF_PARTS: ReadonlySet<string> = new Set(['x-content-type-options', 'strict-transport-security']);
