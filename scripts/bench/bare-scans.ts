/** The yardstick of scans: `node:http`, one prepared statement, and a redirect. A process of its own, as `bare.ts`. */
import { createServer } from 'node:http';
import { connect } from '../../src/platform/db/client.ts';

const sql = connect({ socketPath: process.env.BARE_SOCKET ?? '' }, { max: 8 });

createServer(async (request, response) => {
  const id = request.url?.slice(3) ?? '';
  const [row] = await sql`
    select c.owner_id, c.external_url, c.retired_at, l.id, l.status, l.category, l.slug
      from qr_codes c left join listings l on l.id = c.listing_id where c.id = ${id}`;
  const location = row?.status === 'PUBLISHED' ? `/cars/${row.id}-${row.slug}` : '/stickers/qr/invalid';
  response.writeHead(302, { location, 'cache-control': 'no-store', 'content-length': '0' }).end();
}).listen(Number(process.env.BARE_PORT), '127.0.0.1', () => console.log('ready'));
