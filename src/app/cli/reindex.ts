/** `npm run search:reindex`: writes the search index again from the listings, while the server runs or not. */
import { openServices } from '../boot.ts';
import { findDrift, reindexAll } from '#features/search-index/server/index.ts';
import { runTask } from './run-task.ts';

if (import.meta.main) {
  await runTask(async () => {
    const { services, stop } = await openServices(process.env);
    try {
      const { missing, extra, different } = await findDrift({ services });
      const show = process.stdout.isTTY;
      const done = await reindexAll({
        services,
        onProgress: (count) => show && process.stdout.write(`\r${count} listings`),
      });
      if (show) process.stdout.write('\n');
      await services.cache.invalidate(['listings']);
      console.log(`${done} listings read. Missing were ${missing}, too many ${extra}, different ${different}.`);
    } finally {
      await stop();
    }
  });
}
