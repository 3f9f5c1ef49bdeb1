import { expect, it } from 'vitest';
import { createPageCache, createTaskCache, listenForTasks } from '#platform/cache/index.ts';
import { makePage } from '../../support/pages.ts';

it('a task that changed something makes the running server drop its pages; one that changed nothing does not', async () => {
  const server = createPageCache();
  let heard = 0;
  const deafen = listenForTasks(() => {
    heard += 1;
    server.clear();
  });
  server.put('/a', makePage(), server.begin());
  await createTaskCache(process.pid).close();
  const task = createTaskCache(process.pid);
  await task.invalidate(['anything']);
  await task.close();
  await expect.poll(() => heard).toBe(1);
  expect(server.get('/a')).toBeUndefined();
  deafen();
});
