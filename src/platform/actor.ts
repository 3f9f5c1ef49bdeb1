import { http } from './words/http.ts';
import type { Actor, Ctx } from './context.ts';
import { AppError } from './errors.ts';

export type Member = Extract<Actor, { kind: 'user' }>;

export const unauthenticated = (message: string = http.unauthenticated) => new AppError('unauthenticated', message);

/** The signed-in person, or `unauthenticated` (401). */
export function requireMember({ actor }: Pick<Ctx, 'actor'>): Member {
  if (actor.kind !== 'user') throw unauthenticated();
  return actor;
}
