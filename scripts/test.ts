/**
 * `npm test`: what `npm run verify` does, the server, the build, the types of pages beside a short form of the tests as
 * deployed, and a browser. Goes on after a fault, so that one run shows them all; the end names every failed test
 * of every runner.
 */
import { NoBrowserError, readyChromium } from './checks/browser.ts';
import { type Outcome, runSideBySide, runStep, type Step } from './checks/run.ts';
import { BUILD, browserTests, deployedTests, KILL_TESTS, PAGE_TYPES, SERVER_TESTS, VERIFY } from './checks/steps.ts';
import { summarize } from './checks/summary.ts';
import { LEFT_OUT, whatIsMissing } from './deployed/what-is-missing.ts';

const outcomes: Outcome[] = await runSideBySide(VERIFY);
const runAll = async (steps: readonly Step[]) => {
  for (const step of steps) outcomes.push(await runStep(step));
};
await runAll([SERVER_TESTS, BUILD]);
if (outcomes.at(-1)?.ok) {
  // Killed and halted servers leave a core to the compiler.
  outcomes.push(...(await runSideBySide([PAGE_TYPES, [KILL_TESTS, deployedTests({})]])));
  outcomes.push(await runBrowser());
} else await runAll(PAGE_TYPES);

for (const sentence of [...whatIsMissing(), LEFT_OUT]) console.log(`As deployed: ${sentence}`);
console.log(summarize(outcomes));
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);

async function runBrowser(): Promise<Outcome> {
  try {
    return await runStep(browserTests(readyChromium()));
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(`\n${error.message}`);
    const title = 'Browser tests';
    const failed = [{ file: 'scripts/checks/browser.ts', title, message: error.message }];
    return { title, ok: false, seconds: 0, passed: 0, failed, flaky: [], files: [] };
  }
}
