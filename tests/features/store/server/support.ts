import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ENDPOINT } from '#features/store/server/embedded/address.ts';
import { answerGraphQL } from '#features/store/server/embedded/endpoint.ts';
import { createShopifyStore } from '#features/store/server/shopify/adapter.ts';
import type { Store } from '#features/store/server/types.ts';
import type { TestServices } from '../../../support/services.ts';

export const DOMAIN = 'curb-shop.example';
export const TOKEN = 'a-public-storefront-token';

/** Tests may put another one in its place. */
const realFetch = fetch;

type Seen = { readonly path: string; readonly token: string | undefined };

/** A server elsewhere that speaks what Shopify speaks, and the store that talks to it over HTTP. */
export type Elsewhere = {
  readonly store: Store;
  readonly seen: Seen[];
  /** For those who open the store themselves. */
  readonly fetchApi: typeof fetch;
  /** What it answers instead, until told otherwise; `hang up` ends the connection. */
  answer(instead: { status: number; body: string } | 'hang up' | null): void;
  close(): Promise<void>;
};

/** Shopify's lines say nothing of what they cost before. */
function forgetful(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'merchandise' in value ? { ...value, attributes: [] } : value;
}

export async function openElsewhere(services: TestServices): Promise<Elsewhere> {
  const seen: Seen[] = [];
  let instead: { status: number; body: string } | 'hang up' | null = null;
  const server: Server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    seen.push({
      path: (request.url ?? '') as typeof ENDPOINT,
      token: request.headers['x-shopify-storefront-access-token'] as string | undefined,
    });
    if (instead === 'hang up') return void request.socket.destroy();
    if (instead)
      return void response.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
    const answered = await answerGraphQL({ services }, JSON.parse(Buffer.concat(pieces).toString()));
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchApi: typeof fetch = (url, init) =>
    realFetch(String(url).replace(`https://${DOMAIN}`, `http://127.0.0.1:${port}`), init);
  const store = createShopifyStore(
    { domain: DOMAIN, token: TOKEN },
    fetchApi as Parameters<typeof createShopifyStore>[1],
  );
  return {
    store,
    seen,
    fetchApi: async (url, init) => {
      const answer = await fetchApi(url, init);
      return new Response(JSON.stringify(JSON.parse(await answer.text(), forgetful)), answer);
    },
    answer: (given) => {
      instead = given;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const gid = (code: string): string => `gid://curbtag/ProductVariant/${code}`;
