import { createRoute, z } from '@hono/zod-openapi';
import { draftLink, draftLinkBody, draftState } from '../../contract.ts';
import { endDraftLinks, issueDraftLink, readDraftState } from '../draft-links/index.ts';
import { json, jsonBody, noContent, problems } from '#platform/http/describe.ts';
import { createRouter } from '#platform/http/router.ts';

const common = { tags: ['Requests'], path: '/api/requests/self/{id}/link' as const };
const params = z.object({ id: z.string().max(40).describe('The UUID or the ten-character unique_id') });
const KEY_NOTE = 'A visitor who is not signed in names the draft’s key in the header X-Session-Key.';

const issue = createRoute({
  ...common,
  method: 'post',
  summary: 'Make a code that opens my draft on another device, once',
  description: `${KEY_NOTE} The code expires after 15 minutes. Who uses it may read the draft, answer, and add photos for a week; publishing stays with the owner.`,
  request: { params, body: jsonBody(draftLinkBody) },
  responses: {
    201: json(draftLink, 'What the code says'),
    ...problems('invalid', 'unauthenticated', 'missing', 'refused', 'too-many'),
  },
});

const state = createRoute({
  ...common,
  method: 'get',
  summary: 'Whether my draft was changed on another device',
  description: KEY_NOTE,
  request: { params },
  responses: { 200: json(draftState, 'What to compare'), ...problems('unauthenticated', 'missing') },
});

const end = createRoute({
  ...common,
  method: 'delete',
  summary: 'Unlink every device that a code let in',
  request: { params },
  responses: { 204: noContent('They open it no longer'), ...problems('unauthenticated', 'missing') },
});

/** One draft on two devices. */
export const draftLinksRouter = createRouter()
  .openapi(issue, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await issueDraftLink({ ctx: c.var.ctx, ref: id, input: c.req.valid('json') }), 201);
  })
  .openapi(state, async (c) => c.json(await readDraftState({ ctx: c.var.ctx, ref: c.req.valid('param').id }), 200))
  .openapi(end, async (c) => {
    await endDraftLinks({ ctx: c.var.ctx, ref: c.req.valid('param').id });
    return c.body(null, 204);
  });
