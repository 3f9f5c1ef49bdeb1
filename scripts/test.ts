/**
 * `npm test`: format, lint, types, unit and architecture, the server on both engines, the build, a short form of the tests
 * as deployed, and a browser. Goes on after a fault, so that one run shows them all; the last line counts the tests of all
 * runners.
 */
import { NoBrowserError, readyChromium } from './checks/browser.ts';
import {
  BUILD,
  browserTests,
  deployedTests,
  KILL_TESTS,
  type Outcome,
  runStep,
  SERVER_TESTS,
  VERIFY,
} from './checks/steps.ts';
import { LEFT_OUT, whatIsMissing } from './deployed/what-is-missing.ts';

const outcomes: Outcome[] = [...VERIFY, SERVER_TESTS, BUILD].map(runStep);
if (outcomes.at(-1)?.ok) outcomes.push(runStep(KILL_TESTS), runStep(deployedTests({})), runBrowser());

const wrong = outcomes.filter((outcome) => !outcome.ok);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
for (const sentence of [...whatIsMissing(), LEFT_OUT]) console.log(`As deployed: ${sentence}`);
console.log(wrong.length === 0 ? '' : `\nNot right: ${wrong.map((outcome) => outcome.title).join(', ')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(wrong.length === 0 ? 0 : 1);

function runBrowser(): Outcome {
  try {
    return runStep(browserTests(readyChromium()));
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(`\n${error.message}`);
    return { title: 'Browser tests', ok: false, passed: 0, failed: 1 };
  }
}
