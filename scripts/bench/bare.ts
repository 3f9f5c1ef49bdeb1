/**
 * The yardstick: `node:http`, prepared statements and template strings that read and write what the real page does, and
 * nothing is kept between requests. Run as a process
 * of its own, with the database's socket or address, so that neither side shares an event loop with the other.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { connect } from '../../src/platform/db/client.ts';

const { BARE_PORT, BARE_SOCKET, BARE_PAGE, BARE_BYTES, BARE_HEADERS } = process.env;
const page = readFileSync(BARE_PAGE ?? '', 'utf8');
const bytes = readFileSync(BARE_BYTES ?? '');
/** The headers of the real answers, flat: they are part of the same bytes. */
const headers = JSON.parse(readFileSync(BARE_HEADERS ?? '', 'utf8')) as { page: string[]; bytes: string[] };
const bytesHeaders = [...headers.bytes, 'content-length', String(bytes.length)];
const brotli = promisify(brotliCompress);
const sql = connect({ socketPath: BARE_SOCKET ?? '' }, { max: 8 });

const escaped = (text: unknown) =>
  String(text ?? '').replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const readPage = (id: string) => sql`
  select l.*, u.full_name, u.type, u.created_at as since,
    (select coalesce(json_agg(p order by p.position), '[]') from photos p
      where p.listing_id = l.id and p.status = 'READY') as photos,
    (select coalesce(json_agg(h order by h.id), '[]') from listing_history h where h.listing_id = l.id) as history
  from listings l left join users u on u.id = l.owner_id where l.id = ${id} limit 1`;

/** The other listings the page shows, cards and offers alike. Which they are is known here; they are read by key. */
const readOthers = (ids: readonly string[]) => sql`
  select l.*, (select p.id from photos p where p.listing_id = l.id and p.status = 'READY' order by p.position limit 1) as photo
  from listings l where l.id = any(${`{${ids.join(',')}}`}::text::uuid[])`;

const shown = [...new Set(page.match(/(?<=href="\/cars\/)[0-9a-f-]{36}/g) ?? [])];

type Item = Record<string, unknown>;
const WIDTHS = [320, 640, 960, 1280] as const;
const sources = (photo: unknown) =>
  ['avif', 'webp', 'jpg'].map((kind) => WIDTHS.map((width) => `/media/${photo}/${width}.${kind} ${width}w`).join(', '));
const picture = (photo: unknown, alt: unknown) => {
  const [avif, webp, jpeg] = sources(photo);
  return `<picture><source type="image/avif" srcset="${avif}"><source type="image/webp" srcset="${webp}"><img srcset="${jpeg}" alt="${escaped(alt)}" width="640" height="480" loading="lazy"></picture>`;
};
const money = (cents: unknown) => `$${Math.round(Number(cents) / 100).toLocaleString('en-US')}`;
const row = (name: unknown, value: unknown) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`;
const card = (one: Item) =>
  `<li><a href="/cars/${one.id}-${one.slug}">${one.photo ? picture(one.photo, one.title) : ''}<b>${escaped(one.title)}</b> ${money(one.price_cents)} ${escaped(one.city)}</a></li>`;

async function render(id: string): Promise<string> {
  const [found = {}] = await readPage(id);
  const others = await readOthers(shown.filter((other) => other !== id));
  const data = `<h1>${escaped(found.title)}</h1><p>${money(found.price_cents)}</p><p>${escaped(found.description)}</p>
    ${(found.photos as Item[]).map((photo) => picture(photo.id, photo.caption || found.title)).join('')}
    <dl>${Object.entries(found.details ?? {})
      .map(([name, value]) => row(name, JSON.stringify(value)))
      .join('')}</dl>
    <ol>${(found.history as Item[]).map((change) => `<li>${escaped(change.at)} ${escaped(change.kind)} ${escaped(change.after)}</li>`).join('')}</ol>
    <table>${others
      .slice(4)
      .map(
        (one) =>
          `<tr><td>${escaped(one.title)}</td><td>${money(one.price_cents)}</td><td>${escaped(one.mileage)}</td><td>${escaped(one.city)}</td></tr>`,
      )
      .join('')}</table>
    <ul>${others.slice(0, 4).map(card).join('')}</ul>
    <script type="application/ld+json">${JSON.stringify({ '@type': 'Car', name: found.title, description: found.description, offers: { price: found.price_cents } })}</script>`;
  // The rest of the real page, its head, signs and marks, is sent along as it is: both put the same number of bytes on the wire.
  return data + page.slice(Math.min(data.length, page.length));
}

createServer(async (request, response) => {
  if (request.url?.startsWith('/bytes')) {
    response.writeHead(200, bytesHeaders);
    response.end(bytes);
    return;
  }
  const html = await render(request.url?.slice(1, 37) ?? '');
  const body = await brotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
  response.writeHead(200, [...headers.page, 'content-length', String(body.length)]);
  response.end(body);
}).listen(Number(BARE_PORT), '127.0.0.1', () => console.log('ready'));
