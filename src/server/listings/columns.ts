import { type Flow, flowById } from '#domain/flows/index.ts';
import type { Answers } from '#domain/listing/answers.ts';
import { projectListing } from '#domain/listing/project.ts';
import { listings as sentences } from '#messages/en/listings.ts';
import { refused } from '../errors.ts';
import { findZip } from '../geo/index.ts';

export function requireFlow(id: string): Flow {
  const flow = flowById(id);
  if (!flow) throw refused(sentences.unknownFlow, 'unknown_flow', [{ field: 'flow', message: sentences.unknownFlow }]);
  return flow;
}

/**
 * Every column that follows from the answers. The place is the ZIP's city and centre; a ZIP that the directory does
 * not know keeps its digits and has no place.
 */
export async function toColumns({ flow, answers }: { flow: Flow; answers: Answers }) {
  const projection = projectListing(flow, answers);
  const place = projection.postcode ? await findZip(projection.postcode) : null;
  return {
    ...projection,
    answers,
    category: flow.category,
    city: place?.city ?? null,
    region: place?.state ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
