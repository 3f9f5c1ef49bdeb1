import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

type Asked = {
  method: string;
  path: string;
  query: Record<string, string | undefined>;
  status: number;
  type: string;
  body: unknown;
};
type Middleware = (asked: Asked, next: () => Promise<void>) => Promise<void>;
type Server = {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
  middleware: Middleware[];
  store: { getResourcePath(bucket: string, key: undefined, resource: 'uploads'): string };
};
type ServerClass = new (options: Record<string, unknown>) => Server;

const BUCKET = 'curbtag';

/** An S3-compatible server of this file's own, over real HTTP with real signatures. Gives a `STORAGE_URL`. */
export function startBucket(): () => string {
  const S3rver = createRequire(import.meta.url)('s3rver') as ServerClass;
  const directory = mkdtempSync(join(tmpdir(), 'curbtag-bucket-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET }] };
  const server = new S3rver(options);
  server.middleware.unshift(openMultiparts(server));
  let port = 0;
  beforeAll(async () => {
    port = (await server.run()).port;
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return () => `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?path_style=1`;
}

/** What s3rver lacks of multipart uploads: listing the open ones, listing the parts of one, and giving one up. */
const openMultiparts =
  (server: Server): Middleware =>
  async (asked, next) => {
    const { uploadId } = asked.query;
    if (asked.method === 'GET' && 'uploads' in asked.query) return answer(asked, '<ListMultipartUploadsResult/>');
    if (!uploadId) return next();
    const folder = join(server.store.getResourcePath(BUCKET, undefined, 'uploads'), uploadId);
    if (asked.method === 'GET' && !existsSync(folder))
      return answer(asked, '<Error><Code>NoSuchUpload</Code></Error>', 404);
    if (asked.method === 'GET') return answer(asked, `<ListPartsResult>${partsIn(folder)}</ListPartsResult>`);
    if (asked.method !== 'DELETE') return next();
    rmSync(folder, { recursive: true, force: true });
    asked.status = 204;
  };

async function answer(asked: Asked, xml: string, status = 200): Promise<void> {
  asked.status = status;
  asked.type = 'application/xml';
  asked.body = `<?xml version="1.0"?>${xml}`;
}

function partsIn(folder: string): string {
  const numbers = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  return numbers
    .map((number) => {
      const etag = readFileSync(join(folder, `${number}.md5`), 'utf8');
      return `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag><Size>${statSync(join(folder, number)).size}</Size></Part>`;
    })
    .join('');
}
