/** `npm run types`: the types of all code, then of all pages. */
import { type Outcome, runStep } from './checks/run.ts';
import { CODE_TYPES, PAGE_TYPES } from './checks/steps.ts';
import { summarize } from './checks/summary.ts';

const outcomes: Outcome[] = [];
for (const step of [CODE_TYPES, ...PAGE_TYPES]) outcomes.push(await runStep(step));
console.log(summarize(outcomes));
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
