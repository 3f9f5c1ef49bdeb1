import autocannon from 'autocannon';

export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly faults: number };

/** Requests per second and latency in milliseconds, from this process on keep-alive connections. */
export async function load(
  url: string,
  options: { seconds?: number; connections?: number; paths?: readonly string[] } = {},
): Promise<Load> {
  const { seconds = 5, connections = 8, paths } = options;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    headers: { 'accept-encoding': 'br, gzip' },
    ...(paths ? { requests: paths.map((path) => ({ method: 'GET' as const, path })) } : {}),
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    faults: result.errors + result.timeouts + result.non2xx,
  };
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
