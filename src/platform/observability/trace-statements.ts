import type { Database } from '../db/index.ts';
import { processWide } from '../process-wide.ts';
import { currentWork } from '../work.ts';
import type { Tracer } from './tracer.ts';

type Prepared = { execute(...args: unknown[]): Promise<unknown> };
type Session = { prepareQuery(query: { sql: string }, ...rest: unknown[]): Prepared };

/** Classes of sessions that are traced, and who draws their spans now. */
const traced = processWide('traced-statements', () => new WeakMap<object, { tracer: Tracer }>());

/**
 * Gives every statement of a request or a job a span. Drizzle makes a session of the same class for the database and for
 * each transaction, so the class is where all of them pass. Called only when something is traced.
 */
export function traceStatements(db: Database, tracer: Tracer): void {
  const { session } = db as unknown as { session: Session };
  const shared = Object.getPrototypeOf(session) as Session;
  const known = traced.get(shared);
  if (known) {
    known.tracer = tracer;
    return;
  }
  const current = { tracer };
  traced.set(shared, current);
  const { prepareQuery } = shared;
  shared.prepareQuery = function (query, ...rest) {
    const prepared = prepareQuery.call(this, query, ...rest);
    const execute = prepared.execute.bind(prepared);
    const { name, attributes } = describeStatement(query.sql);
    prepared.execute = (...args) =>
      currentWork()?.span ? current.tracer.span(name, 'client', attributes, () => execute(...args)) : execute(...args);
    return prepared;
  };
}

const OPERATION = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/i;

/** What a statement does and to which table: the text itself stays here, for it can hold values. */
export function describeStatement(text: string) {
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}
