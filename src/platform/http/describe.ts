import type { z } from '@hono/zod-openapi';
import { problemSchema } from '#shared/problem.ts';
import { problemTitles } from '../words/http.ts';
import { type ProblemKind, STATUS } from '../web/index.ts';

/**
 * The parts route definitions are made of. `jsonBody` is always required: a body that may be left out would reach the
 * handler unchecked when it comes without a content type.
 */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
});

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

export const noContent = (description: string) => ({ description });

type Problems<Kind extends ProblemKind> = {
  [K in Kind as (typeof STATUS)[K]]: {
    description: string;
    content: { 'application/problem+json': { schema: typeof problemSchema } };
  };
};

/** `responses: { 200: …, ...problems('invalid', 'missing') }`: the errors a route answers, by meaning. */
export function problems<Kind extends ProblemKind>(...kinds: readonly Kind[]): Problems<Kind> {
  const entries = kinds.map((kind) => [STATUS[kind], problem(kind)]);
  return Object.fromEntries(entries) as Problems<Kind>;
}

const problem = (kind: ProblemKind) => ({
  description: problemTitles[kind],
  content: { 'application/problem+json': { schema: problemSchema } },
});

/** `security: BEARER` on routes that need a signed-in person. The session cookie of the site counts as well. */
export const BEARER = [{ bearer: [] }];
