import { REPORT_REASONS } from '#features/chat/rules/kinds.ts';
import { reportPage as words } from '#features/store/words.ts';
import { type FormInput, type Outcome, readForm, refuse, stay, stayOnRefusal } from '#platform/forms/index.ts';
import { reportListing } from './report-listing.ts';

type Input = FormInput & { readonly listingId: string };

/** The form that reports a listing. */
export async function reportForm({ ctx, request, listingId }: Input): Promise<Outcome> {
  const form = await readForm(request);
  const values = Object.fromEntries(form);
  const reason = REPORT_REASONS.find((known) => known === form.get('reason'));
  if (!reason) return refuse(values, { reason: words.reasonMissing });
  try {
    await reportListing({ ctx, input: { listingId, reason, note: form.get('note') ?? '' } });
    return stay({ notice: { kind: 'good', text: words.sent } });
  } catch (error) {
    return stayOnRefusal(error, values);
  }
}
