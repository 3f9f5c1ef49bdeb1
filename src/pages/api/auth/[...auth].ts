import type { APIContext, APIRoute } from 'astro';
import { AstroAuth } from 'auth-astro/server';
import { AUTH_BASE, type AuthRunner, handleAuth } from '#features/accounts/server/auth/index.ts';

/** auth-astro hands Auth.js's cookies to Astro one by one; those left are still on the answer. */
const throughAstro =
  (context: APIContext): AuthRunner =>
  async (request, config) => {
    const { GET } = AstroAuth({ ...config, prefix: AUTH_BASE });
    const response =
      (await GET({ ...context, request, cookies: context.cookies })) ?? new Response(null, { status: 404 });
    return { response, cookies: [...context.cookies.headers(), ...response.headers.getSetCookie()] };
  };

export const ALL: APIRoute = (context) =>
  handleAuth({ ctx: context.locals.ctx, request: context.request, run: throughAstro(context) });
