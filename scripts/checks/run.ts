import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Fault, Report } from './reports.ts';

export type Step = {
  readonly title: string;
  /** A script of the project or of a package, and its arguments; run by this same Node. */
  readonly run: readonly string[];
  /** Reads the report that this step writes; steps without tests leave it out. Null when it died before it wrote one. */
  readonly report?: () => Report | null;
  readonly env?: Readonly<Record<string, string>>;
};

export type Outcome = Report & { readonly title: string; readonly ok: boolean; readonly seconds: number };

/** Of what a step said. */
const MAX_LINES = 15;

/** After so long a run stops and sums up: a build machine that cuts it off would take what it found along. */
const END = process.env.CI ? Date.now() + 82 * 60_000 : null;

/** Runs one step with its heading, and shows what it says as it says it. A step that is not done at `end` fails. */
export async function runStep(step: Step, end = END): Promise<Outcome> {
  console.log(`\n── ${step.title} ──`);
  const outcome = await run(step, (text) => process.stdout.write(text), end);
  console.log(endOf(outcome));
  return outcome;
}

/** Runs lines of steps beside each other. What a step says is shown when it ends, so that two do not talk at once. */
export async function runSideBySide(lines: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const runLine = async (steps: readonly Step[]) => {
    const outcomes: Outcome[] = [];
    for (const step of steps) {
      const said: string[] = [];
      const outcome = await run(step, (text) => said.push(text));
      console.log(`\n── ${step.title} ──\n${said.join('')}${endOf(outcome)}`);
      outcomes.push(outcome);
    }
    return outcomes;
  };
  return (await Promise.all(lines.map(runLine))).flat();
}

const endOf = ({ title, ok, seconds }: Outcome) => `── ${title}: ${ok ? 'right' : 'wrong'} after ${seconds} s`;

async function run(step: Step, show: (text: string) => void, end = END): Promise<Outcome> {
  const started = Date.now();
  const output: string[] = [];
  const hear = (text: string) => {
    show(text);
    output.push(text);
  };
  const status = await start(step, hear, end);
  const report = step.report?.() ?? { passed: 0, failed: [], flaky: [], files: [] };
  const ok = status === 0 && report.failed.length === 0;
  const lines = stripVTControlCharacters(output.join('')).trimEnd().split('\n');
  // A step that ends badly without a failed test is one failure.
  const nameless = { file: step.run[0] ?? '', title: step.title, message: '' };
  const isNamed = report.failed.length > 0 && status !== null;
  const failed = ok || isNamed ? report.failed : [...report.failed, nameless];
  return {
    ...report,
    failed: failed.map((fault) => (fault.message === '' ? { ...fault, message: findWords(lines, fault) } : fault)),
    title: step.title,
    ok,
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

/** What a step said about a fault that its report does not explain, such as one of a hook; else its last words. */
function findWords(lines: readonly string[], { file }: Fault): string {
  const at = lines.findIndex((line) => line.includes('FAIL') && line.includes(file));
  return (at === -1 ? lines.slice(-MAX_LINES) : lines.slice(at + 1, at + 1 + MAX_LINES)).join('\n');
}

/** Null when it did not end by itself. */
function start({ run: args, env }: Step, hear: (text: string) => void, end: number | null): Promise<number | null> {
  const left = end === null ? null : end - Date.now();
  if (left !== null && left <= 0) {
    hear('The time was up before this began.\n');
    return Promise.resolve(null);
  }
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, [...args], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...colors, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  let isLate = false;
  const stop = () => {
    isLate = true;
    hear('The time was up, so this was stopped.\n');
    // Runners that are asked once write what they have found.
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 60_000).unref();
  };
  const timer = left === null ? undefined : setTimeout(stop, left);
  return new Promise((resolve) => {
    child.once('error', (error) => hear(`${error.message}\n`));
    // Whatever it started may outlive it when it was killed, and keep its streams open.
    child.once('exit', (_, signal) => isLate && signal === 'SIGKILL' && resolve(null));
    child.once('close', (status) => {
      clearTimeout(timer);
      resolve(isLate ? null : status);
    });
  });
}
