import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Services } from '#platform/context.ts';
import { answerGraphQL } from '#features/store/server/index.ts';
import { makeCertificate } from '../../deployed/support/certificate.ts';

export const SHOP_TOKEN = 'a-public-storefront-token';

export type Shop = {
  /** What STORE_DOMAIN says. */
  readonly domain: string;
  /** Where its carts are paid: as with most shops, another origin than the one it is asked at. */
  readonly checkoutOrigin: string;
  /** Its certificate, for those who have to believe it. */
  readonly certificate: string;
  close(): Promise<void>;
};

/** A store elsewhere: speaks what Shopify speaks, over TLS, and has a page at which a cart is paid. Needs openssl. */
export async function openShop(services: Services, folder: string): Promise<Shop> {
  const { chain, key } = makeCertificate(folder);
  let config = services.config;
  const server = createServer({ cert: readFileSync(chain), key: readFileSync(key) }, async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(
        '<!doctype html><html lang="en"><title>Pay</title><h1>Pay for your stickers</h1></html>',
      );
    }
    if (request.headers['x-shopify-storefront-access-token'] !== SHOP_TOKEN) return void response.writeHead(401).end();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const call = JSON.parse(Buffer.concat(pieces).toString());
    const answered = await answerGraphQL({ services: { ...services, config } }, call);
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const checkoutOrigin = `https://localhost:${port}`;
  config = { ...config, siteUrl: checkoutOrigin };
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { domain: `127.0.0.1:${port}`, checkoutOrigin, certificate: chain, close };
}
