import { http } from '#messages/en/http.ts';
import type { Member } from '../actor.ts';
import type { Ctx } from '../context.ts';
import { missing } from '../errors.ts';

/** The operator who asks. For everybody else what operators see does not exist. */
export function requireOperator({ actor }: Pick<Ctx, 'actor'>): Member {
  if (actor.kind !== 'user' || actor.role !== 'OPERATOR') throw missing(http.missing);
  return actor;
}

export const isOperator = ({ actor }: Pick<Ctx, 'actor'>): boolean =>
  actor.kind === 'user' && actor.role === 'OPERATOR';
