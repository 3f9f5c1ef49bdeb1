/**
 * What the embedded database costs alone: the engine in its thread over the same data folder, read through its socket by
 * one client, and nothing else of the product. Reads each line of its input as a number of queries to make.
 */
import { createInterface } from 'node:readline';
import { connect } from '../../src/platform/db/client.ts';
import { clusterFolder, socketPathFor } from '../../src/platform/db/open.ts';
import { startEmbedded } from '../../src/platform/db/embedded/supervisor.ts';

const dataDir = process.env.DATA_DIR ?? './var';
const socketPath = socketPathFor(dataDir);
const engine = await startEmbedded({ folder: clusterFolder(dataDir), socketPath });
const sql = connect({ socketPath });
const ids = (await sql<{ id: string }[]>`select id from listings`).map(({ id }) => id);
console.log('ready');

for await (const line of createInterface({ input: process.stdin })) {
  for (let done = 0; done < Number(line); done += 1) {
    const id = ids[done % ids.length] ?? '';
    await sql`
      select l.*, (select coalesce(json_agg(p), '[]') from photos p where p.listing_id = l.id) as photos,
        (select coalesce(json_agg(h), '[]') from listing_history h where h.listing_id = l.id) as history
      from listings l where l.id = ${id}`;
  }
  console.log('done');
}
await sql.end();
await engine.close();
