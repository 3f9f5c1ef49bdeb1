/** `npm run verify`: everything that needs neither a database nor a browser. Stops at the first fault. */
import { runStep, VERIFY } from './checks/steps.ts';

for (const step of VERIFY) {
  if (!runStep(step).ok) process.exit(1);
}
