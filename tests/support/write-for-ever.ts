import { writeSync } from 'node:fs';
import { openDatabase } from '#platform/db/index.ts';

const [dataDir = '', first = '0'] = process.argv.slice(2);
const { sql } = await openDatabase({ dataDir, databaseUrl: null, siteUrl: '' });

for (let number = Number(first); ; number += 1) {
  await sql.begin(async (tx) => {
    await tx`insert into installation (key, value) values (${`a${number}`}, '1')`;
    await tx`insert into installation (key, value) values (${`b${number}`}, '1')`;
  });
  writeSync(1, `${number}\n`);
}
