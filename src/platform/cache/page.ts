import { createHash } from 'node:crypto';
import { type Encoding, unchangedHeaders } from '../static/index.ts';
import { COMPRESS } from './compress.ts';
import type { CachedPage, PageForm } from './index.ts';

/** A finished answer before it is made ready for keeping. */
export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly tags: readonly string[];
  /** When it stops being true though no tag is dropped; in milliseconds, like `Date.now()`. */
  readonly until?: number | undefined;
};

/**
 * Writes the headers of each form down once. A form is compressed when it is first asked for: most pages that nobody
 * kept are asked for once, in one form, and whoever asked is waiting.
 */
export function toCachedPage({ status, headers, body, tags, until }: Rendered): CachedPage {
  const etag = `"${createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)}"`;
  const common = { 'cache-control': 'public, no-cache', ...headers, etag, vary: 'accept-encoding' };
  const written = Object.entries(common).flat();
  const toForm = (encoding: Encoding, bytes: Buffer): PageForm => ({
    headers: [
      ...written,
      'content-length',
      String(bytes.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
    body: bytes,
  });
  const forms: { identity: PageForm } & Partial<Record<Encoding, PageForm>> = { identity: toForm('identity', body) };
  const underWay = new Map<Encoding, Promise<PageForm>>();
  const compress = async (encoding: Exclude<Encoding, 'identity'>): Promise<PageForm> => {
    const form = toForm(encoding, await COMPRESS[encoding](body));
    forms[encoding] = form;
    underWay.delete(encoding);
    return form;
  };
  const make = (encoding: Encoding): Promise<PageForm> => {
    if (encoding === 'identity') return Promise.resolve(forms.identity);
    const making = underWay.get(encoding) ?? compress(encoding);
    underWay.set(encoding, making);
    return making;
  };
  return { status, etag, tags, until, unchanged: unchangedHeaders(common), forms, make };
}
