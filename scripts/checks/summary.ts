import { stripVTControlCharacters } from 'node:util';
import type { Fault } from './reports.ts';
import type { Outcome } from './run.ts';

/** Of a message, when there is room for it. */
const MAX_MESSAGE_LINES = 15;
/** All of the summary fits into the end of a log that people are shown. */
const ROOM = 100;
/** Of the files that took longest. */
const SLOWEST = 10;

/** What went wrong and how long each part took, for the end of a run. */
export function summarize(outcomes: readonly Outcome[]): string {
  const failed = outcomes.flatMap((outcome) => outcome.failed.map((fault) => ({ fault, part: outcome.title })));
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const lines = Math.max(0, Math.min(MAX_MESSAGE_LINES, Math.floor((ROOM - flaky.length) / (failed.length || 1)) - 2));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return [
    ...failed.map(({ fault, part }) => `\n✗ ${part}: ${nameOf(fault)}${messageOf(fault, lines)}`),
    ...flaky.map((fault) => `\nFlaky, passed when tried again: ${nameOf(fault)}`),
    '',
    ...slowest(outcomes),
    ...outcomes.map(({ title, ok, seconds }) => `${String(seconds).padStart(5)} s  ${ok ? ' ' : '✗'} ${title}`),
    `${passed} passed, ${failed.length} failed${flaky.length > 0 ? `, ${flaky.length} of those that passed flaky` : ''}`,
  ].join('\n');
}

/** The files that took longest, whatever runs them: where there is time to be won. */
function slowest(outcomes: readonly Outcome[]): string[] {
  const files = outcomes.flatMap((outcome) => outcome.files).sort((a, b) => b.seconds - a.seconds);
  if (files.length <= SLOWEST) return [];
  const lines = files
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${String(Math.round(seconds)).padStart(5)} s  ${file}`);
  return ['Files that took longest:', ...lines, ''];
}

const nameOf = ({ file, title }: Fault) => `${file} › ${title}`;

function messageOf({ message }: Fault, most: number): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return said
    .slice(0, most)
    .map((line) => `\n    ${line}`)
    .join('');
}
