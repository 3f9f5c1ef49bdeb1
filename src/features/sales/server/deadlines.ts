import { fill } from '#shared/text.ts';
import { writeCalendar } from '#platform/calendar/index.ts';
import type { Ctx } from '#platform/context.ts';
import { titleRulesOf, titleSteps } from '../rules/title-steps.ts';
import { stepText, title as words } from '../words/title.ts';
import { openSalePage, salePath } from './page.ts';

/** Nine in the morning on the East's clock, in winter. */
const HOUR_MS = 14 * 3_600_000;
const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/**
 * The asking side's deadlines about title and plates as a calendar file; null before the handover, without deadlines,
 * and for a sale of others.
 */
export async function deadlineFile({ ctx, id }: { ctx: Ctx; id: string }): Promise<string | null> {
  const open = await openSalePage({ ctx, id });
  const rules = open && titleRulesOf(open.region);
  const handedOver = open?.sale.handedOver.SELLER ?? open?.sale.handedOver.BUYER;
  if (!open || !rules || !handedOver) return null;
  const { conversation, side } = open;
  const changedAt = new Date(handedOver);
  const url = `${ctx.config.siteUrl}${salePath(id)}`;
  const events = titleSteps(rules, changedAt).flatMap((step) => {
    if (step.side !== side || !step.by) return [];
    const start = new Date(Math.floor(step.by.getTime() / DAY_MS) * DAY_MS + HOUR_MS);
    const what = stepText(step);
    return [
      {
        uid: `${id}-${step.kind.toLowerCase()}@${new URL(url).hostname}`,
        start,
        end: new Date(start.getTime() + HALF_HOUR_MS),
        title: fill(words.event, { what: words.last, title: conversation.listing.title }),
        text: what,
        place: '',
        at: null,
        url,
        sequence: 0,
        changedAt,
        cancelled: false,
      },
    ];
  });
  return events.length === 0 ? null : writeCalendar({ name: conversation.listing.title, events });
}
