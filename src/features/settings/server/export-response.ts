import type { Ctx } from '#platform/context.ts';
import { exportData } from './export-data.ts';

/** The export as a file on its way: written while it is read, kept by nobody. */
export async function exportResponse({ ctx, network }: { ctx: Ctx; network: string }): Promise<Response> {
  await ctx.limits.consume('export', network);
  const pieces = exportData({ ctx });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  const day = ctx.now().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="curbtag-${day}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
