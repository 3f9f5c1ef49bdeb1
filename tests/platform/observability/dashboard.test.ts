import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchServices } from '#app/gauges/gauges.ts';
import { countProcess } from '#platform/observability/index.ts';
import { makeServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
let known: ReadonlySet<string>;

beforeAll(async () => {
  services = await makeServices();
  countProcess(services.metrics);
  watchServices(services);
  const all = await services.metrics.registry.getMetricsAsJSON();
  const parts = (name: string) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`];
  known = new Set(all.flatMap(({ name, type }) => (String(type) === 'histogram' ? parts(name) : [name])));
});
afterAll(() => services.stop());

const named = (text: string) => [...new Set(text.match(/\b(?:curbtag|nodejs|process)_[a-z0-9_]+/g) ?? [])];

it('every metric that the dashboard shows is there', () => {
  const { panels } = JSON.parse(readFileSync('docs/grafana-dashboard.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const names = named(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n'));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('every metric of the table of alarms is there', () => {
  const names = named(readFileSync('docs/operating.md', 'utf8'));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
