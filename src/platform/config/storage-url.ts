import { fail, ok, type Result } from '#shared/result.ts';

/** A bucket of an S3-compatible service and how to reach it. */
export type Bucket = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const SHAPE = 's3://KEY:SECRET@host[:port]/bucket?region=us-east-1&path_style=1';

/**
 * Reads `STORAGE_URL`. https unless `tls=0` is said or the host is this machine; `path_style=1` puts the bucket into
 * the path, as most self-hosted services want it. Key and secret are percent-encoded where they hold `/`, `+` or `@`.
 */
export function parseStorageUrl(text: string): Result<Bucket> {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:') return fail(`STORAGE_URL must look like ${SHAPE}.`);
  const bucket = url.pathname.replaceAll('/', '');
  if (!url.host || !bucket) return fail(`STORAGE_URL names no host or no bucket; it must look like ${SHAPE}.`);
  if (!url.username || !url.password) return fail(`STORAGE_URL carries no key and secret; it must look like ${SHAPE}.`);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const tls = url.searchParams.get('tls') ?? (local ? '0' : '1');
  return ok({
    endpoint: `${tls === '0' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    pathStyle: url.searchParams.get('path_style') === '1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  });
}
