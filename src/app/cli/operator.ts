/** `npm run operator -- EMAIL`: makes an account an operator; with `--remove` a member again. */
import { openServices } from '../boot.ts';
import { makeOperator } from '#features/moderation/server/index.ts';
import { runTask } from './run-task.ts';

if (import.meta.main) {
  await runTask(async () => {
    const [email, flag] = process.argv.slice(2);
    if (!email || (flag !== undefined && flag !== '--remove'))
      throw new Error('Say who: npm run operator -- EMAIL, or npm run operator -- EMAIL --remove');
    const { services, stop } = await openServices(process.env);
    try {
      const role = flag === '--remove' ? 'MEMBER' : 'OPERATOR';
      const made = await makeOperator({ services, input: { email, role } });
      if (!made.ok) throw new Error(made.reason);
      console.log(role === 'OPERATOR' ? `${made.value} is an operator now.` : `${made.value} is a member again.`);
    } finally {
      await stop();
    }
  });
}
