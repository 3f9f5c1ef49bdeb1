/** Runs a command-line task: one sentence and exit code 1 when it fails. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
    process.exitCode = 1;
  }
}
