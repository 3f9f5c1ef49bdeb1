import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { TIMINGS } from '#shared/enums.ts';
import {
  categoriesOf,
  FLOWS,
  type Flow,
  flowById,
  STEP_KINDS,
  type Step,
  stepFields,
  stepPath,
} from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { FIELD_KINDS, FIELDS, type Field, isAsked } from '#features/listings/rules/fields/index.ts';
import { STORED_SHAPES } from '#features/listings/rules/check.ts';
import { isScreenName } from '#shared/screens.ts';
import { fill } from '#shared/text.ts';
import { nodesOf, parseSource } from '../../../support/source-files.ts';

/** Specification 2, word for word. */
const VEHICLE_SLUGS =
  'profile, category, lookup, search, preview, trim, color, particulars, condition, availability, accessories, health, mileage, price, location, capture, valuation, studio, description';

/** The keys of an object literal in a file that the tests cannot load. */
function keysOf(path: string, name: string): string[] {
  const { script } = parseSource(path, readFileSync(path, 'utf8'));
  for (const node of nodesOf(script)) {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== name) continue;
    if (!node.initializer || !ts.isObjectLiteralExpression(node.initializer)) break;
    return node.initializer.properties.map((it) => it.name?.getText().replaceAll("'", '') ?? '');
  }
  throw new Error(`${path} has no table ${name}.`);
}

/** The answers that a predicate looks at, whatever it is given. */
function readsOf(predicate: ((answers: Answers) => boolean) | undefined): string[] {
  const read = new Set<string>();
  const samples = ['', 'MANUAL', 'VIN', 'CARS', 'BOATS', 'OTHERS', 'PROPERTY_OPEN', 'OTHER', 'PHONE', true, 1];
  for (const sample of samples) {
    const get = (_target: object, key: string | symbol) => {
      read.add(String(key));
      return sample;
    };
    predicate?.(new Proxy({}, { get }) as Answers);
  }
  return [...read];
}

const gateOf = (it: Step | Field) => it.when as ((answers: Answers) => boolean) | undefined;

describe('the tables', () => {
  test('have one input for every kind of field', () => {
    expect(keysOf('src/features/sell/ui/inputs/index.ts', 'INPUTS').sort()).toEqual([...FIELD_KINDS].sort());
  });

  test('have one panel for every kind of step', () => {
    expect(keysOf('src/app/layouts/wizard-panels.ts', 'PANELS').sort()).toEqual([...STEP_KINDS].sort());
  });

  test('have one stored shape for every kind of field', () => {
    expect(Object.keys(STORED_SHAPES).sort()).toEqual([...FIELD_KINDS].sort());
  });
});

/** Specification 2: what it names of the other flows; the rest are the vehicle's own words, or say what is asked. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  garage: ['/stickers/garage/particulars'],
  'garage-item': ['/stickers/garage/item/insert'],
  property: ['/stickers/property/particulars', '/stickers/property/condition'],
  other: ['/stickers/other/particulars', '/stickers/other/condition'],
};

test.each(Object.entries(NAMED))('the flow %s has the addresses of the specification', (id, paths) => {
  const flow = flowById(id);
  const all = flow?.steps.map((step) => stepPath(flow, step)) ?? [];
  expect(paths.filter((path) => !all.includes(path))).toEqual([]);
});

test.each(FLOWS.map((flow) => [flow.id, flow] as const))(
  'the flow %s asks for all that its category has',
  (_, flow) => {
    const asked = new Set(flow.steps.flatMap(({ fields }) => fields));
    const categories = categoriesOf(flow);
    const own = [...FIELDS.values()].filter((field) =>
      field.categories.every((category) => categories.includes(category)),
    );
    expect(own.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
  },
);

describe('the vehicle flow', () => {
  test('has the steps of the specification, all of them and no others', () => {
    const slugs = flowById('vehicle')?.steps.map(({ slug }) => slug) ?? [];
    expect([...slugs].sort()).toEqual(VEHICLE_SLUGS.split(', ').sort());
  });

  test('asks nothing about the person before the value is shown', () => {
    const steps = flowById('vehicle')?.steps ?? [];
    const before = steps
      .slice(
        0,
        steps.findIndex(({ kind }) => kind === 'valuation'),
      )
      .flatMap(stepFields);
    // How the vehicle was found is hidden too, but says nothing about its owner.
    const found = ['source', 'vin', 'hin', 'licensePlate', 'plateState', 'serialNumber'];
    const personal = before.filter(({ id, privacy }) => privacy === 'hidden' && !found.includes(id));
    expect(personal.map(({ id }) => id)).toEqual([]);
    expect(before.map(({ id }) => id)).toContain('postcode');
  });

  test('asks for everything that a vehicle has a field for', () => {
    const asked = new Set(flowById('vehicle')?.steps.flatMap(({ fields }) => fields));
    const vehicle = [...FIELDS.values()].filter(({ categories }) =>
      (categories as readonly string[]).includes('VEHICLE'),
    );
    expect(vehicle.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
  });
});

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('the flow %s', (_id, flow: Flow) => {
  const everAsked = new Set(flow.steps.flatMap(({ fields }) => fields));
  const earlier = (at: number) => new Set(flow.steps.slice(0, at).flatMap(({ fields }) => fields));

  test('names each step once, in words an address can hold', () => {
    const slugs = flow.steps.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const step of flow.steps) expect(stepPath(flow, step)).toMatch(/^(\/[a-z]+)+\/[a-z-]+$/);
  });

  test('asks only for fields that exist, once per step, and of its own category', () => {
    for (const step of flow.steps) {
      expect(new Set(step.fields).size).toBe(step.fields.length);
      for (const field of stepFields(step))
        expect(categoriesOf(flow).filter((category) => field.categories.includes(category))).not.toEqual([]);
    }
  });

  test('gates steps by answers of earlier steps alone, never by what they collect themselves', () => {
    for (const [at, step] of flow.steps.entries())
      for (const id of readsOf(gateOf(step))) {
        expect(step.fields).not.toContain(id);
        expect([...earlier(at)], `${step.slug} is gated by ${id}`).toContain(id);
      }
  });

  test('gates questions by answers that were asked for before', () => {
    for (const [at, step] of flow.steps.entries())
      for (const [place, field] of stepFields(step).entries())
        for (const id of readsOf(gateOf(field))) {
          // An answer that only another flow asks for is never there: then the question has to stand open.
          if (everAsked.has(id))
            expect([...earlier(at), ...step.fields.slice(0, place)], `${field.id} is gated by ${id}`).toContain(id);
          else expect(isAsked(field, {}), `${field.id} is gated by ${id}, which ${flow.id} never asks`).toBe(true);
        }
  });

  test('ends with publishing, and only there', () => {
    // An item goes public with its sale: its one screen is all there is.
    if (flow.id !== 'garage-item')
      expect(flow.steps.filter(({ kind }) => kind === 'profile')).toEqual([flow.steps.at(-1)]);
    expect(flow.steps.at(-1)?.when).toBeUndefined();
  });

  test('counts screens by names that the reports know', () => {
    const names = flow.steps.flatMap(({ screenName }) =>
      screenName ? TIMINGS.map((timing) => fill(screenName, { timing })) : [],
    );
    expect(names.filter((name) => !isScreenName(name))).toEqual([]);
  });
});
