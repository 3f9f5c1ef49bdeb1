import type { ListingCategory } from '#shared/enums.ts';
import { parseListingPath } from '#features/listings/rules/listing-path.ts';
import type { Ctx } from '#platform/context.ts';
import { calendarFile } from '#platform/calendar/index.ts';
import { isAppError } from '#platform/errors.ts';
import { listingCalendar } from './listing-calendar.ts';

type Asked = { readonly category: ListingCategory; readonly word: string | undefined; readonly url: URL };

/**
 * What `event.ics` below a listing's address answers; null where there is no such listing. `?opening=` asks for one of
 * its times. The file stays when the listing goes, so that subscribers see that it was called off.
 */
export async function openListingCalendar({ ctx, input }: { ctx: Ctx; input: Asked }): Promise<Response | null> {
  const named = parseListingPath(input.word);
  if (!named.ok) return null;
  const opening = input.url.searchParams.get('opening');
  try {
    const text = await listingCalendar({ ctx, input: { id: named.value.id, category: input.category, opening } });
    return calendarFile(text, 'no-cache');
  } catch (error) {
    if (isAppError(error) && error.kind === 'missing') return null;
    throw error;
  }
}
