import type { Config } from './config.ts';

export const FRAME_ANCESTORS = "frame-ancestors 'none'";

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

/** The page's own policy says what may load; who may frame it cannot be said there, so it is added here. */
export function withFrameAncestors(policy: string | undefined): string {
  if (!policy) return FRAME_ANCESTORS;
  return policy.includes('frame-ancestors') ? policy : `${policy.replace(/;?\s*$/, '')}; ${FRAME_ANCESTORS}`;
}
