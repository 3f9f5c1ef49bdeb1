import type { DocumentNode, SelectionSetNode, ValidationRule } from 'graphql';
import { createGraphQLError, createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { storeSays } from '../../words.ts';
import { ENDPOINT } from './address.ts';
import { RESOLVERS, type StoreContext } from './resolvers.ts';
import { TYPE_DEFINITIONS } from './sdl.ts';

/** A document of ours is nine levels deep and has ninety fields. */
const DEEPEST = 14;
const MAX_FIELDS = 400;

/** Counts fields with fragments opened up, so that a small document cannot ask for a large answer. */
function measure(document: DocumentNode): { fields: number; depth: number } {
  const fragments = new Map(
    document.definitions.flatMap((it) => (it.kind === 'FragmentDefinition' ? [[it.name.value, it] as const] : [])),
  );
  let fields = 0;
  let depth = 0;
  const walk = (set: SelectionSetNode | undefined, level: number): void => {
    depth = Math.max(depth, level);
    // Cycles of fragments end here; validation names them.
    if (level > DEEPEST || fields > MAX_FIELDS) return;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') {
        fields += 1;
        walk(selection.selectionSet, level + 1);
      } else if (selection.kind === 'InlineFragment') walk(selection.selectionSet, level + 1);
      else walk(fragments.get(selection.name.value)?.selectionSet, level + 1);
    }
  };
  for (const it of document.definitions) if (it.kind === 'OperationDefinition') walk(it.selectionSet, 1);
  return { fields, depth };
}

const modest: ValidationRule = (context) => ({
  Document(document) {
    const { fields, depth } = measure(document);
    if (fields > MAX_FIELDS || depth > DEEPEST) context.reportError(createGraphQLError(storeSays.badDocument));
  },
});

const limits: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(modest);
  },
};

export const storeSchema = createSchema<StoreContext>({ typeDefs: TYPE_DEFINITIONS, resolvers: RESOLVERS });

/** Answers GraphQL requests. What goes wrong inside is reported by the caller and never told to the asker. */
const yoga = createYoga<StoreContext>({
  schema: storeSchema,
  graphqlEndpoint: ENDPOINT,
  landingPage: false,
  graphiql: false,
  cors: false,
  multipart: false,
  batching: false,
  logging: false,
  maskedErrors: { isDev: false },
  plugins: [limits],
});

export type GraphQLCall = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
};

/** One request to the embedded store, as over HTTP. */
export async function answerGraphQL({ services }: StoreContext, call: GraphQLCall): Promise<Response> {
  const request = new Request(`${services.config.siteUrl}${ENDPOINT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(call),
  });
  return yoga.fetch(request, { services });
}
