import type { APIRoute } from 'astro';
import { handleAuth } from '#server/auth/index.ts';

export const ALL: APIRoute = ({ request, locals }) => handleAuth({ ctx: locals.ctx, request });
