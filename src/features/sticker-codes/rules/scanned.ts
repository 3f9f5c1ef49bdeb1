import { parseScannedText, type StickerCode, type StickerHosts } from './sticker-code.ts';

/** What somebody's camera or fingers handed over. */
export type Scanned =
  | { readonly kind: 'sticker'; readonly code: StickerCode }
  /** A page of this site, such as the code on a listing's own page. */
  | { readonly kind: 'own'; readonly path: string }
  /** A link to somewhere else. */
  | { readonly kind: 'foreign'; readonly host: string }
  /** Text, a phone number, a network's password. */
  | { readonly kind: 'other' };

const MAX_LENGTH = 2000;

/** Tells our stickers, our pages and everything else apart. Nothing but the host of a foreign link is looked at. */
export function readScanned(text: string, hosts: StickerHosts): Scanned {
  const read = parseScannedText(text, hosts);
  if (read.ok) return { kind: 'sticker', code: read.value };
  const url = text.length <= MAX_LENGTH && /^https?:\/\//i.test(text.trim()) ? URL.parse(text.trim()) : null;
  if (!url || url.hostname === '') return { kind: 'other' };
  const isOwn = url.host === hosts.siteHost.toLowerCase() && url.username === '' && url.password === '';
  // `//evil.example` behind our host would be another site once it is a path of its own.
  if (isOwn && !url.pathname.startsWith('//')) return { kind: 'own', path: `${url.pathname}${url.search}` };
  return { kind: 'foreign', host: url.hostname };
}
