import autocannon from 'autocannon';

const CONNECTIONS = 8;
const MAKES = ['Honda', 'Toyota', 'Ford', 'Chevrolet', 'BMW', 'Subaru', 'Jeep', 'Kia', 'Nissan', 'Hyundai'];
const FIXED = ['/', '/cars', '/marketplace', '/garage', '/property', '/help', '/about', '/robots.txt', '/sitemap.xml'];

/** Addresses that a page names: of listings, pictures, and built files. */
async function namedBy(url: string, path: string): Promise<string[]> {
  const page = await (await fetch(url + path)).text();
  const found = page.match(/(?<=(?:href|src)=")\/(?:cars|garage|property|marketplace|media|_astro)\/[^"#?]+/g) ?? [];
  return [...new Set(found)];
}

/** A thousand addresses: pages that are kept, searches that nobody made before, listings, pictures, files and the API. */
async function makePaths(url: string): Promise<string[]> {
  const listed = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => namedBy(url, `/cars?page=${page}`)));
  const named = [...new Set([...listed.flat(), ...(await namedBy(url, '/marketplace')), ...(await namedBy(url, '/'))])];
  const searches = Array.from({ length: 500 }, (_, at) => {
    const search = `make=${MAKES[at % MAKES.length]}&price_max=${8_000 + at * 61}`;
    return at % 4 === 0 ? `/api/leads?${search}` : `/cars?${search}`;
  });
  const paths = [...searches, ...named, ...FIXED.flatMap((path) => Array<string>(20).fill(path))];
  // In an order that is the same every time and mixes the kinds.
  return paths
    .map((path, at) => ({ path, at: (at * 7_919) % paths.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path);
}

export type Answered = { readonly answers: number; readonly faults: number };

/** Asks for so many pages, pictures, files and API answers, eight at a time. `faults` are answers with 5xx, and none. */
export async function sendMixedRequests(url: string, amount: number): Promise<Answered> {
  const paths = await makePaths(url);
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    timeout: 60,
    headers: { 'accept-encoding': 'br, gzip' },
    requests: paths.map((path) => ({ method: 'GET' as const, path })),
  });
  return { answers: result.requests.total, faults: result['5xx'] + result.errors + result.timeouts };
}
