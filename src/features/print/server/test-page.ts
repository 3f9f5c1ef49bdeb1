import { SHEETS, type SheetId } from '../rules/sheets.ts';
import { drawTestPage } from '../rules/test-page.ts';
import { fill } from '#shared/text.ts';
import { printed } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { renderPdf } from './pdf.ts';

/** A page for plain paper that shows whether labels will be met. */
export function renderTestPage(ctx: Pick<Ctx, 'now'>, id: SheetId): Promise<Buffer> {
  const sheet = SHEETS[id];
  const title = fill(printed.testTitle, { sheet: sheet.name });
  const page = drawTestPage(sheet, { title, hint: printed.testHint });
  return renderPdf([{ ...page, trim: null }], { title, now: ctx.now() });
}
