/**
 * `npm run verify`: everything that needs neither a database nor a browser, in less than a minute on two cores. Pages are
 * checked only when one was changed: `npm run types` and `npm test` check them always.
 */
import { type Outcome, runSideBySide, runStep } from './checks/run.ts';
import { arePagesChanged, PAGE_TYPES, VERIFY } from './checks/steps.ts';
import { summarize } from './checks/summary.ts';

const outcomes: Outcome[] = await runSideBySide(VERIFY);
for (const step of arePagesChanged() ? PAGE_TYPES : []) outcomes.push(await runStep(step));
console.log(summarize(outcomes));
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
