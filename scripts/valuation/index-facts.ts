import { parseCsv } from '../../src/platform/csv.ts';

/** Readings by series and month, as read. */
export type Readings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Reads published figures: a table of month, series and value, or an answer of the public API of the Bureau of Labor Statistics. */
export function readFacts(text: string): Readings {
  const rows = text.trimStart().startsWith('{') ? fromBls(text) : fromTable(text);
  const all = new Map<string, Map<string, number>>();
  for (const { series, month, value } of rows) {
    if (!/^\d{4}-\d{2}$/.test(month) || !(value > 0)) continue;
    const months = all.get(series) ?? new Map<string, number>();
    all.set(series, months.set(month, value));
  }
  return all;
}

type Fact = { series: string; month: string; value: number };

/** What the Bureau calls CPI for used cars and trucks, seasonally adjusted, is `cpi_used_sa` in our tables. */
const BLS_SERIES: Readonly<Record<string, string>> = { CUSR0000SETA02: 'cpi_used_sa' };

function fromBls(text: string): Fact[] {
  const answer = JSON.parse(text) as {
    Results?: { series?: { seriesID: string; data: { year: string; period: string; value: string }[] }[] };
  };
  return (answer.Results?.series ?? []).flatMap(({ seriesID, data }) =>
    data.map(({ year, period, value }) => ({
      series: BLS_SERIES[seriesID] ?? seriesID,
      month: `${year}-${period.replace('M', '')}`,
      value: Number(value),
    })),
  );
}

function fromTable(text: string): Fact[] {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error('The table cannot be read as CSV.');
  const [header, ...rows] = parsed.value.map(({ cells }) => cells);
  const at = (name: string) => (header ?? []).indexOf(name);
  const [month, series, value] = [at('month'), at('series'), at('value')];
  if (month < 0 || series < 0 || value < 0) throw new Error('The table needs the columns month, series and value.');
  return rows.map((cells) => ({
    month: cells[month] ?? '',
    series: cells[series] ?? '',
    value: Number(cells[value]),
  }));
}
