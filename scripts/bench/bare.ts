/**
 * The yardstick: `node:http`, one prepared statement and a template string that gives the same page. Run as a process
 * of its own, with the database's socket or address, so that neither side shares an event loop with the other.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from '../../src/server/db/client.ts';

const { BARE_PORT, BARE_SOCKET, BARE_PAGE, BARE_BYTES } = process.env;
const page = readFileSync(BARE_PAGE ?? '', 'utf8');
const bytes = readFileSync(BARE_BYTES ?? '');
const sql = connect({ socketPath: BARE_SOCKET ?? '' }, { max: 8 });

const escaped = (text: unknown) =>
  String(text ?? '').replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

async function render(id: string): Promise<string> {
  const [found] = await sql`
    select l.*, u.full_name, u.type, u.created_at as since from listings l
    left join users u on u.id = l.owner_id where l.id = ${id} limit 1`;
  const photos = await sql`
    select p.*, l.title, l.vehicle_type from photos p join listings l on l.id = p.listing_id
    where p.listing_id = ${id} and p.status = 'READY' order by p.position`;
  const history = await sql`select * from listing_history where listing_id = ${id} order by id`;
  const facts = Object.entries(found?.details ?? {}).map(
    ([name, value]) => `<li>${escaped(name)} ${escaped(JSON.stringify(value))}</li>`,
  );
  const pictures = photos.map((photo) => `<img src="/media/${photo.id}" alt="${escaped(photo.caption)}">`);
  const changes = history.map((change) => `<li>${escaped(change.kind)} ${escaped(change.after)}</li>`);
  const data = `<h1>${escaped(found?.title)}</h1><p>${escaped(found?.description)}</p>${facts.join('')}${pictures.join('')}${changes.join('')}`;
  // The rest of the real page is sent along, so that both sides put the same number of bytes on the wire.
  return data + page.slice(Math.min(data.length, page.length));
}

createServer(async (request, response) => {
  if (request.url?.startsWith('/bytes')) {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
    });
    response.end(bytes);
    return;
  }
  const html = await render(request.url?.slice(1, 37) ?? '');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) });
  response.end(html);
}).listen(Number(BARE_PORT), '127.0.0.1', () => console.log('ready'));
