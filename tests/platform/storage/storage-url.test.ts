import { describe, expect, it } from 'vitest';
import { parseStorageUrl } from '#platform/storage/index.ts';

describe('STORAGE_URL', () => {
  it('names service, bucket, region and keys', () => {
    expect(parseStorageUrl('s3://KEY:se%2Fcret@s3.example.com/photos?region=eu-west-1')).toEqual({
      ok: true,
      value: {
        endpoint: 'https://s3.example.com',
        region: 'eu-west-1',
        bucket: 'photos',
        pathStyle: false,
        accessKeyId: 'KEY',
        secretAccessKey: 'se/cret',
      },
    });
  });

  it('speaks plain http to this machine only, unless told', () => {
    const endpoint = (url: string) => {
      const parsed = parseStorageUrl(url);
      return parsed.ok && parsed.value.endpoint;
    };
    expect(endpoint('s3://k:s@localhost:9000/b?path_style=1')).toBe('http://localhost:9000');
    expect(endpoint('s3://k:s@10.0.0.5:9000/b?tls=0')).toBe('http://10.0.0.5:9000');
    expect(endpoint('s3://k:s@10.0.0.5:9000/b')).toBe('https://10.0.0.5:9000');
  });

  it.each(['', 'photos', 'https://k:s@host/bucket', 's3://host/bucket', 's3://k:s@host', 's3://k:s@host/'])(
    'refuses %j with a sentence that shows the form',
    (text) => {
      const parsed = parseStorageUrl(text);
      expect(parsed.ok ? '' : parsed.reason).toContain('s3://KEY:SECRET@host');
    },
  );
});
