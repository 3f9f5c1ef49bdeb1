import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { placeSchema } from '#features/search/contracts/places.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { parseZip } from '#shared/zip.ts';
import { lookup as sentences } from './words.ts';

/** The state, as two letters, that a ZIP code lies in. */
export async function stateOfZip(typed: string): Promise<Result<string>> {
  const zip = parseZip(typed);
  if (!zip.ok) return zip;
  try {
    const path = `/api/public/places/${zip.value}`;
    const place = await apiFetch({ method: 'GET', path, contract: placeSchema, quiet: true });
    return ok(place.state);
  } catch (error) {
    return fail(isApiError(error) && error.status === 404 ? error.message : sentences.unreachable);
  }
}
