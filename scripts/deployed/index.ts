/** `npm run test:deployed`: the built product behind proxies and under faults, in full. `-- NAME` runs the files with it in their name. */
import { runStep } from '../checks/run.ts';
import { deployedTests } from '../checks/steps.ts';
import { summarize } from '../checks/summary.ts';

const outcome = await runStep(deployedTests({ full: true, only: process.argv.slice(2) }));
console.log(summarize([outcome]));
process.exit(outcome.ok ? 0 : 1);
