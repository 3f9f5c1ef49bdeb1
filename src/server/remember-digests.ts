import type { Plugin } from 'vite';

const ENCRYPTION = /astro\/dist\/core\/encryption\.js$/;
const HEAD = 'async function generateCspDigest(data, algorithm) {';

/**
 * Astro hashes every inline script and style of a page anew for each request, a sixth of the work of drawing a listing,
 * though the texts are fixed at build time. In the built server each text is hashed once. A page's own texts are never
 * hashed here, so what is remembered is bounded by the build. The build fails when Astro's function has changed.
 */
export function rememberDigests(): Plugin {
  return {
    name: 'curbtag:remember-digests',
    apply: 'build',
    transform(code, id) {
      if (!ENCRYPTION.test(id.split('?')[0] ?? '')) return null;
      if (!code.includes(HEAD)) throw new Error('Astro computes CSP digests otherwise now: see remember-digests.ts.');
      return `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  let digest = digests.get(key);
  if (!digest) {
    digest = computeCspDigest(data, algorithm);
    digests.set(key, digest);
  }
  return digest;
}
${code.replace(HEAD, 'async function computeCspDigest(data, algorithm) {')}`;
    },
  };
}
