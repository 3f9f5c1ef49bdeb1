import { http } from '#platform/words/http.ts';
import type { Member } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';

/** The operator who asks. For everybody else what operators see does not exist. */
export function requireOperator({ actor }: Pick<Ctx, 'actor'>): Member {
  if (actor.kind !== 'user' || actor.role !== 'OPERATOR') throw missing(http.missing);
  return actor;
}

export const isOperator = ({ actor }: Pick<Ctx, 'actor'>): boolean =>
  actor.kind === 'user' && actor.role === 'OPERATOR';
