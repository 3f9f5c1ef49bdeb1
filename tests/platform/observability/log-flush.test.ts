import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const LINES = 20_000;

/** A process that logs much and ends in the given way, without waiting for anything. */
async function runToEnd(ending: string) {
  const program = `
    import { createLog } from './src/platform/log/log.ts';
    const log = createLog();
    for (let at = 0; at < ${LINES}; at += 1) log.info('line', { number: at });
    log.error('last words', { error: new Error('no mail to jo@example.com') });
    ${ending}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out: out.trimEnd().split('\n'), err };
}

it.each([
  ['by itself', ''],
  ['at once', 'process.exit(1);'],
  ['by an error nobody catches', 'throw new Error("crash");'],
])(
  'a process that ends %s has written every line of its log',
  async (_, ending) => {
    const { out, err } = await runToEnd(ending);
    expect(out).toHaveLength(LINES);
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ level: 'info', message: 'line', number: LINES - 1 });
    const [last = ''] = err.split('\n');
    expect(JSON.parse(last)).toMatchObject({ level: 'error', message: 'last words' });
    expect(err).not.toContain('jo@example.com');
  },
  60_000,
);
