/** `npm run jobs`: runs the periodic jobs and nothing else, beside web processes with `JOBS=0`. */
import { redactStderr } from '../redact-stderr.ts';
import { runTask } from './run-task.ts';

if (import.meta.main) {
  process.env.NODE_ENV ??= 'production';
  redactStderr();
  await runTask(async () => {
    const { startJobsProcess } = await import('../boot.ts');
    const { services, stop } = await startJobsProcess(process.env);
    console.log('Curbtag runs its jobs.');
    let stopping = false;
    const end = async () => {
      if (stopping) return;
      stopping = true;
      await stop();
      process.exit();
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    process.on('uncaughtException', (error) => {
      services.telemetry.error(error, { path: 'process', method: 'JOB' });
      process.exitCode = 1;
      setTimeout(() => process.exit(1), 10_000).unref();
      void end();
    });
  });
  // What was opened before a fault of the start would keep the process, without jobs.
  if (process.exitCode) process.exit();
}
