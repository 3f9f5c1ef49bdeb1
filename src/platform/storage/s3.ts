import type { GetObjectCommandOutput, S3ClientConfig } from '@aws-sdk/client-s3';
import { loadLate } from '../load-late.ts';
import type { Storage } from './index.ts';
import type { Bucket } from '../config/storage-url.ts';

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Throws unless the key is `a/b/c.ext` in plain letters, digits, dots, hyphens and underscores. No segment may begin
 * with a dot, so no key can leave its folder or meet a file that is still being written.
 */
export function assertKey(key: string): void {
  const fine = key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!fine) throw new RangeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** A prefix is a key with a slash at its end: whole folders only, so that `photos/1` never takes `photos/12` along. */
export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new RangeError(`A storage prefix ends with a slash: ${JSON.stringify(prefix)}`);
  assertKey(prefix.slice(0, -1));
}

/** Settings of the client. Checksums only where the service demands them: several compatible services know no CRC trailers. */
export function s3ClientConfig(bucket: Bucket): S3ClientConfig {
  return {
    endpoint: bucket.endpoint,
    region: bucket.region,
    forcePathStyle: bucket.pathStyle,
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
  };
}

/** Objects of one bucket. The service makes a put visible only when it is complete. */
export function s3Storage(bucket: Bucket): Storage {
  const { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    loadLate<typeof import('@aws-sdk/client-s3')>('@aws-sdk/client-s3');
  const client = new S3Client(s3ClientConfig(bucket));
  const Bucket = bucket.bucket;
  return {
    async put(key, bytes, contentType) {
      assertKey(key);
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: contentType }));
    },

    async get(key) {
      assertKey(key);
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key })).catch(nullIfMissing);
      return found ? toStored(found) : null;
    },

    async deletePrefix(prefix) {
      assertPrefix(prefix);
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1000 }),
        );
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (Objects.length === 0) return;
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors[0]) throw new Error(`Could not delete ${Errors[0].Key}: ${Errors[0].Code}`);
      }
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null;
  throw error;
}

function toStored({ Body, ContentLength, ContentType }: GetObjectCommandOutput) {
  if (!Body) return null;
  return {
    body: Body.transformToWebStream() as ReadableStream<Uint8Array>,
    size: ContentLength ?? 0,
    contentType: ContentType ?? 'application/octet-stream',
  };
}
