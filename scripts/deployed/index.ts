/** `npm run test:deployed`: the built product behind proxies and under faults, in full. `-- NAME` runs the files with it in their name. */
import { deployedTests, runStep } from '../checks/steps.ts';

const outcome = runStep(deployedTests({ full: true, only: process.argv.slice(2) }));
console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exit(outcome.ok ? 0 : 1);
