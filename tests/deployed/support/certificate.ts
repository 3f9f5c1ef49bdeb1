import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/deployed/what-is-missing.ts';

export type CertificateFiles = { readonly chain: string; readonly key: string; readonly both: string };

/** A certificate for `localhost` and 127.0.0.1 that nobody signed, and its key, as files in a folder. Needs openssl. */
export function makeCertificate(folder: string): CertificateFiles {
  const files = {
    chain: join(folder, 'fullchain.pem'),
    key: join(folder, 'privkey.pem'),
    both: join(folder, 'curbtag.pem'),
  };
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync(findProgram('openssl') ?? 'openssl', [...request, '-keyout', files.key, '-out', files.chain], {
    stdio: 'pipe',
  });
  writeFileSync(files.both, readFileSync(files.chain, 'utf8') + readFileSync(files.key, 'utf8'));
  return files;
}
