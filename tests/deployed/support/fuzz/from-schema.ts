import type { Random } from './random.ts';
import { anyValue, WORDS } from './words.ts';

/** What of JSON Schema the OpenAPI document uses. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Ids of what is in the market, so that requests get past the first door. */
export type Known = { readonly ids: readonly string[] };

const WRONG = 0.08;

/** A value that a schema allows, more or less: some of its parts are of another kind, too large, missing or unasked for. */
export function fromSchema(schema: unknown, random: Random, known: Known, depth = 0): unknown {
  const it = (schema ?? {}) as Schema;
  if (random.chance(WRONG) || depth > 8) return anyValue(random);
  if (it.const !== undefined) return it.const;
  if (it.enum && it.enum.length > 0) return random.pick(it.enum);
  const choices = it.anyOf ?? it.oneOf;
  if (choices && choices.length > 0) return fromSchema(random.pick(choices), random, known, depth + 1);
  if (it.allOf) return Object.assign({}, ...it.allOf.map((part) => fromSchema(part, random, known, depth + 1)));
  const type = Array.isArray(it.type) ? random.pick(it.type) : it.type;
  if (type === 'object' || it.properties) return toObject(it, random, known, depth);
  if (type === 'array')
    return Array.from({ length: random.between(0, 3) }, () => fromSchema(it.items, random, known, depth + 1));
  if (type === 'integer' || type === 'number') return toNumber(it, random);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  if (type === 'string') return toText(it, random, known);
  return anyValue(random);
}

function toObject({ properties = {}, required = [] }: Schema, random: Random, known: Known, depth: number): unknown {
  const kept = Object.entries(properties).filter(([name]) =>
    random.chance(required.includes(name) ? 1 - WRONG / 2 : 0.5),
  );
  const made = kept.map(([name, inner]) => [name, fromSchema(inner, random, known, depth + 1)]);
  if (random.chance(WRONG)) made.push([random.pick(WORDS), anyValue(random)]);
  return Object.fromEntries(made);
}

function toNumber({ minimum = -1, maximum = 1_000_000 }: Schema, random: Random): number {
  const [least, most] = [Math.max(minimum, -2_147_483_648), Math.min(maximum, 2_147_483_647)];
  return random.pick([least, most, random.between(Math.ceil(least), Math.floor(most)), most + 1, least - 1]);
}

function toText({ format }: Schema, random: Random, { ids }: Known): string {
  if (format === 'uuid' && ids.length > 0 && random.chance(0.8)) return random.pick(ids);
  if (format === 'email' && random.chance(0.8)) return `fuzz${random.between(1, 500)}@example.com`;
  if (format === 'date-time' && random.chance(0.8)) return new Date(random.between(1.7e12, 1.9e12)).toISOString();
  return random.chance(0.5) ? random.pick(WORDS) : `Words ${random.between(1, 1_000)}`;
}
