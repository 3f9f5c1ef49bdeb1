type Schema = Record<string, unknown>;
export type SchemaRow = { name: string; type: string; required: boolean; description: string };

/** Deep enough for every body here, and an end for schemas that name themselves. */
const MAX_DEPTH = 4;

/** A JSON schema as rows to read: one per field, nested fields with dotted names, `[]` for the items of a list. */
export function schemaRows(schema: Schema, known: Record<string, Schema> = {}, prefix = '', depth = 0): SchemaRow[] {
  const plain = resolve(schema, known);
  if (depth > MAX_DEPTH) return [];
  if (plain.type === 'array') return schemaRows((plain.items ?? {}) as Schema, known, `${prefix}[]`, depth + 1);
  const required = new Set((plain.required as string[] | undefined) ?? []);
  return Object.entries((plain.properties as Record<string, Schema> | undefined) ?? {}).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const inner = resolve(field, known);
    const row = {
      name,
      type: typeOf(inner),
      required: required.has(key),
      description: String(inner.description ?? ''),
    };
    return [row, ...schemaRows(inner, known, name, depth + 1)];
  });
}

function resolve(schema: Schema, known: Record<string, Schema>): Schema {
  const reference = schema.$ref;
  if (typeof reference !== 'string') return schema;
  return known[reference.split('/').at(-1) ?? ''] ?? {};
}

function typeOf(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ');
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any');
  return schema.format ? `${type} (${String(schema.format)})` : type;
}
