import { REPORT_REASONS } from '#features/chat/rules/kinds.ts';
import { reportPage as words } from '#features/moderation/words.ts';
import { type Form, postedForm, refuse, stay, typedIn } from '#platform/forms/index.ts';
import { reportListing } from './report-listing.ts';

/** The form that reports a listing. */
export const reportForm = (listingId: string): Form =>
  postedForm(async ({ ctx }, form) => {
    const reason = REPORT_REASONS.find((known) => known === form.get('reason'));
    if (!reason) return refuse(typedIn(form), { reason: words.reasonMissing });
    await reportListing({ ctx, input: { listingId, reason, note: form.get('note') ?? '' } });
    return stay({ notice: { kind: 'good', text: words.sent } });
  });
