import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as GraphQL from 'graphql';
import type { GraphQLNamedType, GraphQLSchema, IntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '#features/store/server/shopify/documents.ts';
import { storeSchema } from '#features/store/server/embedded/endpoint.ts';
import { CHECKOUT_DOCUMENTS } from './checkout-documents.ts';

// The copy the endpoint uses: two copies of the library do not know each other's schemas.
const {
  buildClientSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  validate,
} = createRequire(import.meta.url)('graphql') as typeof GraphQL;

const published: GraphQLSchema = buildClientSchema(
  JSON.parse(readFileSync('node_modules/@shopify/hydrogen-react/storefront.schema.json', 'utf8')) as IntrospectionQuery,
);

const faults = (schema: GraphQLSchema, document: string) =>
  validate(schema, parse(document)).map(({ message }) => message);

/** Removed by Shopify in 2025-04; only the embedded store has them. */
const isCheckout = (name: string) => name.startsWith('Checkout') || name.startsWith('checkout');
const ours = Object.values(storeSchema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !isCheckout(type.name),
);

type Fields = Readonly<Record<string, { type: unknown; args?: readonly { name: string; type: unknown }[] }>>;
const fieldsOf = (type: GraphQLNamedType | undefined): Fields =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? (type.getFields() as unknown as Fields) : {};

describe('every document', () => {
  test.each(Object.entries(DOCUMENTS))('%s fits the published schema and the embedded endpoint', (_, document) => {
    expect(faults(published, document)).toEqual([]);
    expect(faults(storeSchema, document)).toEqual([]);
  });

  test.each(Object.entries(CHECKOUT_DOCUMENTS))(
    '%s fits the embedded endpoint, and Shopify has it no more',
    (_, document) => {
      expect(faults(storeSchema, document)).toEqual([]);
      expect(faults(published, document)).not.toEqual([]);
    },
  );
});

describe('the embedded schema', () => {
  test.each(ours.map((type) => [type.name, type] as const))(
    '%s is the published one, or a part of it',
    (name, type) => {
      const theirs = published.getType(name);
      expect(theirs?.constructor.name).toBe(type.constructor.name);
      if (isEnumType(type) && isEnumType(theirs)) {
        const values = theirs.getValues().map((value) => value.name);
        for (const { name: value } of type.getValues()) expect(values).toContain(value);
      }
      const known = fieldsOf(theirs);
      for (const [field, mine] of Object.entries(fieldsOf(type)).filter(([field]) => !isCheckout(field))) {
        expect(String(known[field]?.type), `${name}.${field}`).toBe(String(mine.type));
        for (const argument of mine.args ?? []) {
          const same = known[field]?.args?.find((it) => it.name === argument.name);
          expect(String(same?.type), `${name}.${field}(${argument.name})`).toBe(String(argument.type));
        }
      }
    },
  );
});
