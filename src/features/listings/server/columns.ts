import { categoryIn, type Flow, flowById } from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { dayHoursOf, openingsOf, type Whereabouts, zoneOf } from '../rules/day-hours.ts';
import { projectListing } from '#features/sell/rules/project.ts';
import { listings as sentences } from '../words/listings.ts';
import { refused, type FieldFault } from '#platform/errors.ts';
import { findZip } from '#features/places/server/index.ts';
import { type AnswerFault, applyChanges, parseDraftChanges } from '../rules/check.ts';
import { withMonthlyRent } from '../rules/rent-answers.ts';

/** Faults as the API words them: the field under `answers`, and a sentence. */
export const toFieldFaults = (faults: readonly AnswerFault[]): FieldFault[] =>
  faults.map((fault) => ({ field: `answers.${fault.field}`, message: fault.message }));

/** Answers with the given changes, or a refusal that names every field. Nothing is saved when one of them is wrong. */
export function readChanges({ before, raw }: { before: Answers; raw: Readonly<Record<string, unknown>> }): {
  answers: Answers;
  changed: readonly string[];
} {
  const { changes, faults } = parseDraftChanges(withMonthlyRent(raw as Answers, before));
  if (faults.length > 0) throw refused(sentences.wrongAnswers, 'wrong_answers', toFieldFaults(faults));
  return { answers: applyChanges(withMonthlyRent(before), changes), changed: Object.keys(changes) };
}

export function requireFlow(id: string): Flow {
  const flow = flowById(id);
  if (!flow) throw refused(sentences.unknownFlow, 'unknown_flow', [{ field: 'flow', message: sentences.unknownFlow }]);
  return flow;
}

/**
 * Every column that follows from the answers. The place is the ZIP's city and centre; a ZIP that the directory does
 * not know keeps its digits and has no place. Days are told by the clocks of the place.
 */
export async function toColumns({ flow, answers }: { flow: Flow; answers: Answers }) {
  const projection = projectListing(flow, answers);
  const place = projection.postcode ? await findZip(projection.postcode) : null;
  const where = {
    region: place?.state ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
  return {
    ...projection,
    answers,
    category: categoryIn(flow, answers),
    city: place?.city ?? null,
    ...where,
    ...firstAndLast(projection.details.days, where),
  };
}

/** From the first opening to the last closing; nulls for what has no days. */
function firstAndLast(days: unknown, where: Whereabouts): { startsAt: Date | null; endsAt: Date | null } {
  const openings = openingsOf(dayHoursOf(days), zoneOf(where));
  return { startsAt: openings[0]?.startsAt ?? null, endsAt: openings.at(-1)?.endsAt ?? null };
}
