/** Who opened a code: a person with a camera or a keyboard, a program, or a person who followed a link elsewhere. */
const SCAN_KINDS = ['PERSON', 'BOT', 'CLICK'] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

export type ScanSigns = {
  readonly program: boolean;
  /** `Sec-Fetch-Site`: cameras and typed addresses send `none`, links on other sites `cross-site`. */
  readonly fetchSite: string | undefined;
  /** `Sec-Purpose` or `Purpose`: a browser that only fetches ahead. */
  readonly purpose: string | undefined;
  readonly referrer: string | undefined;
  readonly siteHost: string;
};

/** A camera hands the browser an address with no page behind it; a link has one, on another site. */
export function scanKind({ program, fetchSite, purpose, referrer, siteHost }: ScanSigns): ScanKind {
  if (program || /prefetch|preview|prerender/i.test(purpose ?? '')) return 'BOT';
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return 'CLICK';
  if (fetchSite === undefined && referrer) return URL.parse(referrer)?.host === siteHost ? 'PERSON' : 'CLICK';
  return 'PERSON';
}
