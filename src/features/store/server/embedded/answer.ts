import type { GraphQLCall } from './endpoint.ts';
import type { StoreContext } from './resolvers.ts';

/** One request to the embedded store, as over HTTP. GraphQL is loaded at the first one: a start is quicker without. */
export async function answerGraphQL(context: StoreContext, call: GraphQLCall): Promise<Response> {
  const endpoint = await import('./endpoint.ts');
  return endpoint.answerGraphQL(context, call);
}
