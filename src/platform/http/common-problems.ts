import { problemTitles } from '../words/http.ts';
import { type ProblemKind, STATUS } from '../web/index.ts';
import type { ApiDocument } from './openapi.ts';

type Responses = Record<string, { description: string; content?: Record<string, unknown> }>;
type Operation = { parameters?: readonly unknown[]; requestBody?: unknown; responses: Responses };

const PROBLEM = 'application/problem+json';

/**
 * What every call may answer before its own code is asked: said once here and not in each definition. A parameter or
 * body of the wrong shape, a bearer token that opens nothing, a write from another site, too many of them, a body that
 * is too large or no JSON.
 */
function commonKinds(method: string, { parameters = [], requestBody }: Operation): ProblemKind[] {
  const isWrite = method !== 'get' && method !== 'head';
  return [
    ...(parameters.length > 0 || requestBody ? (['invalid'] as const) : []),
    'unauthenticated',
    ...(isWrite ? (['forbidden', 'too-many'] as const) : []),
    ...(requestBody ? (['too-large', 'unsupported'] as const) : []),
  ];
}

/** The document with the common problems beside each call's own. */
export function withCommonProblems(document: ApiDocument): ApiDocument {
  const operations = Object.entries(document.paths ?? {}).flatMap(([, item]) =>
    Object.entries(item as Record<string, Operation>),
  );
  const content = operations
    .flatMap(([, { responses }]) => Object.values(responses))
    .find((response) => response.content?.[PROBLEM])?.content;
  if (!content) return document;
  for (const [method, operation] of operations)
    for (const kind of commonKinds(method, operation))
      operation.responses[STATUS[kind]] ??= { description: problemTitles[kind], content };
  return document;
}
