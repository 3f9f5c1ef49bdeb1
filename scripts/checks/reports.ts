import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A test that failed, or passed only when it was tried again. */
export type Fault = { readonly file: string; readonly title: string; readonly message: string };
/** How long the tests of a file took; two files at a time take as long together as one of them. */
type Timing = { readonly file: string; readonly seconds: number };
export type Report = {
  readonly passed: number;
  readonly failed: readonly Fault[];
  readonly flaky: readonly Fault[];
  readonly files: readonly Timing[];
};

type VitestTest = { status: string; fullName: string; failureMessages: string[] | null };
type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: VitestTest[];
  }[];
};

/** What Vitest's JSON says. A file that it could not even read holds no test that failed, and is a failure all the same. */
export function readVitest(path: string): Report | null {
  const report = readJson<VitestReport>(path);
  if (!report) return null;
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, message: (failureMessages ?? []).join('\n') }));
    return tests.length === 0 && status === 'failed' ? [{ file, title: 'The file could not be run', message }] : tests;
  });
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failed, flaky: [], files };
}

type PlaywrightError = { message?: string; value?: string };
type PlaywrightTest = {
  projectName: string;
  status: string;
  results: { duration: number; errors: PlaywrightError[] }[];
};
type PlaywrightSuite = {
  title: string;
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
};

/** What Playwright's JSON says. A test that passed when it was tried again passed; it is named as flaky besides. */
export function readPlaywright(path: string): Report | null {
  const report = readJson<PlaywrightReport>(path);
  if (!report) return null;
  // The outermost suite is the file, which its tests name themselves.
  const tests = report.suites.flatMap((suite) => readSuite(suite, []));
  const faultsOf = (status: string) => tests.filter((test) => test.status === status).map(({ fault }) => fault);
  const outside = report.errors.map((error) => ({
    file: 'playwright.config.ts',
    title: 'Outside of any test',
    message: wordsOf(error),
  }));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: [...faultsOf('unexpected'), ...outside],
    flaky: faultsOf('flaky'),
    files: report.suites.map((suite) => ({ file: suite.title, seconds: secondsOf(suite) })),
  };
}

function readSuite(
  { specs, suites = [] }: PlaywrightSuite,
  titles: readonly string[],
): { status: string; fault: Fault }[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      fault: {
        file: `${file}:${line}`,
        title: [projectName, ...titles, title].join(' › '),
        message: results.flatMap(({ errors }) => errors.map(wordsOf)).join('\n'),
      },
    })),
  );
  return [...own, ...suites.flatMap((suite) => readSuite(suite, [...titles, suite.title]))];
}

/** Of every try of every test in it. */
const secondsOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)))
    .concat(suites.map(secondsOf))
    .reduce((sum, seconds) => sum + seconds, 0);

const wordsOf = ({ message, value }: PlaywrightError) => message ?? value ?? '';

/** The runner's own words; null when it died before it wrote any. */
function readJson<Shape>(path: string): Shape | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : null;
}
