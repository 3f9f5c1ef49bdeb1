import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { assignCodeBody, type CodeSchema, codeParams, codeSchema, leadByCode, qrData } from '../../contract.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import type { CodeView } from '#features/sticker-codes/server/index.ts';
import { AppError, isAppError } from '#platform/errors.ts';
import { assignCode, readCodeData, readLeadByCode } from '../index.ts';
import { networkOf } from '#platform/web/index.ts';
import { BEARER, json, jsonBody, problems } from '#platform/http/describe.ts';
import { createRouter, type HttpEnv } from '#platform/http/router.ts';

const tags = ['Stickers'];

const lead = createRoute({
  method: 'get',
  path: '/leads/qr/{id}',
  tags,
  summary: 'The lead behind a code',
  description:
    '404 while the code leads nowhere and may be filled by the person asking: then `GET /api/leads?mine=true` decides between the two empty states. Any other failure is an error: no code of ours, somebody else’s, retired or taken down.',
  request: { params: codeParams },
  responses: {
    200: json(leadByCode, 'What it leads to'),
    ...problems('invalid', 'forbidden', 'missing', 'gone', 'too-many'),
  },
});

const assign = createRoute({
  method: 'patch',
  path: '/leads/qr/{id}',
  tags,
  security: BEARER,
  summary: 'Say what a code leads to',
  description:
    'A blank code becomes yours. With both a listing and an address the listing’s page is used and names the address. 422 `on_other_listing` unless `move` says so.',
  request: { params: codeParams, body: jsonBody(assignCodeBody) },
  responses: {
    200: json(codeSchema, 'The code as it is now'),
    ...problems('invalid', 'unauthenticated', 'forbidden', 'missing', 'refused', 'too-many'),
  },
});

const data = createRoute({
  method: 'get',
  path: '/q/{id}/data',
  tags,
  summary: 'What a code is, and where it leads me',
  request: { params: codeParams },
  responses: { 200: json(qrData, 'As the person asking may know it'), ...problems('invalid', 'too-many') },
});

export const toCodeSchema = ({ id, code, fingerprint, state, listingId, externalUrl }: CodeView): CodeSchema => ({
  id,
  code,
  fingerprint,
  state,
  listingId,
  externalURL: externalUrl,
});

const asked = (c: Context<HttpEnv>, id: string) => ({
  ctx: c.var.ctx,
  input: { code: id, network: networkOf({ headers: c.req.raw.headers, config: c.var.ctx.config }) },
});

/** Clients show one sentence, whatever went wrong (specification 8). */
function dataFailed(error: unknown): never {
  if (!isAppError(error)) throw error;
  const { kind, reason, faults, retryAfter } = error;
  throw new AppError(kind, words.dataFailed, {
    faults,
    ...(reason === undefined ? {} : { reason }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

export const qrRouter = createRouter();

qrRouter.openapi(lead, async (c) => c.json(await readLeadByCode(asked(c, c.req.valid('param').id)), 200));

qrRouter.openapi(assign, async (c) => {
  const { listingId, externalURL, move } = c.req.valid('json');
  const input = { code: c.req.valid('param').id, listingId, externalUrl: externalURL, move };
  return c.json(toCodeSchema(await assignCode({ ctx: c.var.ctx, input })), 200);
});

qrRouter.openapi(data, async (c) =>
  c.json(await readCodeData(asked(c, c.req.valid('param').id)).catch(dataFailed), 200),
);
