/** What a page loads or does beyond what every page may; see docs/decisions/0032-content-policy.md. */
export type PageNeeds = {
  /** Origins other than the site's own to which an answer to this page's forms may lead. */
  readonly formTargets?: readonly string[];
  /** Hashes of the framework's own inline texts on a page with islands, each `sha256-…`. */
  readonly islands?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** A map, which may be drawn from the configured style. */
  readonly map?: boolean;
  /** Compiles WebAssembly. */
  readonly wasm?: boolean;
  /** Makes a worker of its own text. */
  readonly ownWorker?: boolean;
  /** Shows a mail: style attributes, and the one sheet with this hash. */
  readonly mailStyle?: string;
};

/** Of answers that are not drawn as pages: data, files, redirects. */
export const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** Of HTML that names no policy of its own, such as the body of a redirect: it runs nothing. */
const BARE_PAGE_POLICY = `default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; ${FRAME_ANCESTORS}`;

type Settings = {
  readonly siteUrl: string;
  readonly mapStyleUrl: string | null;
  readonly mapOrigins: readonly string[];
};

/**
 * The Content-Security-Policy of a page: scripts and sheets are files of this site, and what goes beyond that is named
 * by the page that needs it. It is made of settings and needs alone, never of the page's text.
 */
export function contentPolicy(settings: Settings, needs: PageNeeds = {}): string {
  const { islands, mailStyle } = needs;
  const map = needs.map ? mapSources(settings) : [];
  const hashes = (list: readonly string[] = []) => list.map((it) => `'${it}'`);
  const directives: readonly (readonly [name: string, ...sources: (string | undefined)[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", needs.wasm ? "'wasm-unsafe-eval'" : undefined, ...hashes(islands?.scripts)],
    ['style-src', "'self'", ...hashes(islands?.styles), ...hashes(mailStyle ? [mailStyle] : [])],
    ...(mailStyle ? [['style-src-attr', "'unsafe-inline'"] as const] : []),
    // Drawings inside sheets, and pictures that were chosen and are not sent yet.
    ['img-src', "'self'", 'data:', 'blob:', ...map],
    // Older browsers do not count a socket to the same host as 'self'.
    ['connect-src', "'self'", settings.siteUrl.replace(/^http/, 'ws'), ...map],
    ...(needs.ownWorker ? [['worker-src', "'self'", 'blob:'] as const] : []),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...new Set(needs.formTargets)],
  ];
  const written = directives.map((parts) => parts.filter((it) => it !== undefined).join(' '));
  return [...written, FRAME_ANCESTORS].join('; ');
}

/** A page's own policy, with who may frame it; the strictest for HTML that has none. */
export function completePolicy(policy: string | undefined, isPage: boolean): string {
  if (!policy) return isPage ? BARE_PAGE_POLICY : FRAME_ANCESTORS;
  return policy.includes('frame-ancestors') ? policy : `${policy.replace(/;?\s*$/, '')}; ${FRAME_ANCESTORS}`;
}

const mapSources = ({ mapStyleUrl, mapOrigins }: Settings): string[] =>
  mapStyleUrl === null ? [] : [...new Set([new URL(mapStyleUrl).origin, ...mapOrigins])];
