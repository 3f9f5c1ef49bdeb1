import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPlaywright, readVitest } from '../../scripts/checks/reports.ts';
import { type Outcome, runStep } from '../../scripts/checks/run.ts';
import { summarize } from '../../scripts/checks/summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));
function writeReport(report: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(report));
  return path;
}
const outcome = (given: Partial<Outcome>): Outcome => ({
  title: 'Server tests',
  ok: true,
  seconds: 90,
  passed: 2,
  failed: [],
  flaky: [],
  files: [],
  ...given,
});
const fault = (title: string, message = 'expected 1 to be 2') => ({ file: 'tests/a.test.ts', title, message });

describe('a report', () => {
  test('of Vitest names each test that failed, and a file that could not be read', () => {
    const file = (name: string, given: object) => ({ name: join(process.cwd(), name), message: '', ...given });
    const path = writeReport({
      numPassedTests: 1,
      testResults: [
        file('tests/a.test.ts', {
          status: 'failed',
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { status: 'passed', fullName: 'a page opens', failureMessages: [] },
            { status: 'failed', fullName: 'a page closes', failureMessages: ['AssertionError: no'] },
          ],
        }),
        file('tests/b.test.ts', {
          status: 'failed',
          message: 'SyntaxError',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        }),
      ],
    });
    expect(readVitest(path)).toEqual({
      passed: 1,
      flaky: [],
      failed: [
        { file: 'tests/a.test.ts', title: 'a page closes', message: 'AssertionError: no' },
        { file: 'tests/b.test.ts', title: 'The file could not be run', message: 'SyntaxError' },
      ],
      files: [
        { file: 'tests/a.test.ts', seconds: 2.5 },
        { file: 'tests/b.test.ts', seconds: 0 },
      ],
    });
  });

  test('of Playwright names each story with its project and the groups it is in, and those that passed when tried again', () => {
    const story = (title: string, status: string, errors: object[]) => ({
      title,
      file: 'chat.spec.ts',
      line: 7,
      tests: [
        {
          projectName: 'phone',
          status,
          results: [
            { duration: 1_500, errors },
            { duration: 500, errors: [] },
          ],
        },
      ],
    });
    const path = writeReport({
      stats: { expected: 3, flaky: 1 },
      errors: [{ message: 'The server did not start.' }],
      suites: [
        {
          title: 'chat.spec.ts',
          specs: [story('says hello', 'expected', [])],
          suites: [
            {
              title: 'offers',
              specs: [
                story('are made', 'unexpected', [{ message: 'Timed out' }]),
                story('are taken', 'flaky', [{ message: 'Late' }]),
              ],
            },
          ],
        },
      ],
    });
    expect(readPlaywright(path)).toEqual({
      passed: 4,
      failed: [
        { file: 'chat.spec.ts:7', title: 'phone › offers › are made', message: 'Timed out' },
        { file: 'playwright.config.ts', title: 'Outside of any test', message: 'The server did not start.' },
      ],
      flaky: [{ file: 'chat.spec.ts:7', title: 'phone › offers › are taken', message: 'Late' }],
      files: [{ file: 'chat.spec.ts', seconds: 6 }],
    });
  });

  test('that was never written is none', () => expect(readVitest(join(folder, 'nothing.json'))).toBeNull());
});

// What steps say here would be taken for faults of the run they are part of.
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => vi.restoreAllMocks();
});

describe('a step', () => {
  test('that ends badly without a failed test is one failure, told by its last lines', async () => {
    const path = join(folder, 'ends-badly.mjs');
    writeFileSync(path, `console.log('first\\n'.repeat(20)); console.error('no such file'); process.exitCode = 1;`);
    const { ok, failed } = await runStep({ title: 'Build', run: [path] });
    expect(ok).toBe(false);
    expect(failed).toEqual([{ file: path, title: 'Build', message: expect.stringContaining('no such file') }]);
  });

  test('whose report does not say why a file failed is asked for its own words', async () => {
    const path = join(folder, 'hook.mjs');
    writeFileSync(path, `console.log('FAIL tests/a.test.ts > a page\\nError: hook broke\\n' + 'more\\n'.repeat(20))`);
    const report = () => ({ passed: 1, failed: [fault('The file could not be run', '')], flaky: [], files: [] });
    const { failed } = await runStep({ title: 'Tests', run: [path], report });
    expect(failed[0]?.message.split('\n').slice(0, 2)).toEqual(['Error: hook broke', 'more']);
  });
});

describe('a step at the end of the time', () => {
  test.each([
    ['is stopped', 1500, 'so this was stopped'],
    ['does not begin', 0, 'before this began'],
  ])('%s, and fails', async (_, left, said) => {
    const path = join(folder, 'goes-on.mjs');
    writeFileSync(path, 'setTimeout(() => {}, 600_000);');
    const { ok, failed } = await runStep({ title: 'Browser tests', run: [path] }, Date.now() + left);
    expect(ok).toBe(false);
    expect(failed).toEqual([{ file: path, title: 'Browser tests', message: expect.stringContaining(said) }]);
  });
});

describe('the summary', () => {
  test('names what failed and what was flaky, and says how long each part took', () => {
    const failed = [fault('the sky is blue', '\u001b[31mexpected gray\n\nto be blue\u001b[39m')];
    const text = summarize([
      outcome({ title: 'Lint', seconds: 4, passed: 0 }),
      outcome({ ok: false, failed, flaky: [fault('grass is green')] }),
    ]);
    expect(text.split('\n')).toEqual([
      '',
      '✗ Server tests: tests/a.test.ts › the sky is blue',
      '    expected gray',
      '    to be blue',
      '',
      'Flaky, passed when tried again: tests/a.test.ts › grass is green',
      '',
      '    4 s    Lint',
      '   90 s  ✗ Server tests',
      '2 passed, 1 failed, 1 of those that passed flaky',
    ]);
  });

  test('names the ten files that took longest, whatever ran them, when there are more', () => {
    const files = Array.from({ length: 11 }, (_, at) => ({ file: `tests/${at}.test.ts`, seconds: at }));
    const [slow, ...others] = [...files].reverse();
    const text = summarize([outcome({ files: others }), outcome({ files: slow ? [slow] : [] })]);
    expect(text.match(/^ +\d+ s {2}tests\/.*$/gm)).toEqual(
      files
        .slice(1)
        .reverse()
        .map(({ file, seconds }) => `${String(seconds).padStart(5)} s  ${file}`),
    );
    expect(summarize([outcome({ files: others })])).not.toContain('longest');
  });

  test.each([1, 5, 20, 60])('names all of %i failures within the last 150 lines of a run', (count) => {
    const failed = Array.from({ length: count }, (_, at) => fault(`test ${at}`, 'a line\n'.repeat(40)));
    const lines = summarize([outcome({ ok: false, failed })]).split('\n');
    expect(lines.length).toBeLessThan(150);
    expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(count);
    expect(lines.filter((line) => line === '    a line').length).toBeLessThanOrEqual(15 * count);
  });
});
