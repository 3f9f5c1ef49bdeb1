import { OpenAPIHono } from '@hono/zod-openapi';
import type { Ctx } from '../context.ts';
import { toInvalid } from './problem.ts';

export type HttpEnv = { Variables: { ctx: Ctx } };

/** Every area's router is made here, so that a request which breaks its contract is answered the same way everywhere. */
export function createRouter(): OpenAPIHono<HttpEnv> {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (!result.success) throw toInvalid(result.error);
    },
  });
}
