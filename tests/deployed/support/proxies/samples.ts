import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CertificateFiles, makeCertificate } from '../certificate.ts';
import type { Kind, Place } from './proxy.ts';

/** The configurations that people copy. */
const FOLDER = 'docs/deploy';

/** Their addresses, ports and files, as they stand in all samples. */
function fitted(file: string, { folder, port, spare, upstreams }: Place, tls: CertificateFiles | null): string {
  const [first = 0, second = first] = upstreams;
  const text = readFileSync(join(FOLDER, file), 'utf8')
    .replaceAll('curbtag.example', 'localhost')
    // More connections than a person's own processes may open.
    .replaceAll('maxconn 20000', 'maxconn 1000')
    .replaceAll('4321', String(first))
    .replaceAll('4322', String(second))
    .replaceAll(/^.*listen \[::\].*$/gm, '')
    .replaceAll(/listen 443 ssl/g, `listen 127.0.0.1:${port} ssl`)
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${spare};`)
    .replaceAll(/bind :443/g, `bind 127.0.0.1:${port}`)
    .replaceAll(/bind :80$/gm, `bind 127.0.0.1:${spare}`)
    .replaceAll(/^Listen 443$/gm, `Listen 127.0.0.1:${port}`)
    .replaceAll('*:443>', `*:${port}>`)
    .replaceAll('*:80>', `*:${spare}>`)
    .replaceAll('localhost:443', `localhost:${port}`);
  return tls ? text.replaceAll('/etc/curbtag/tls/', `${folder}/`) : text;
}

const nginx = (place: Place) => ({
  args: [
    '-p',
    place.folder,
    '-c',
    join(place.folder, 'nginx.conf'),
    '-e',
    join(place.folder, 'error.log'),
    '-g',
    'daemon off;',
  ],
  files: {
    'nginx.conf': `
pid nginx.pid;
error_log error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${it};`).join(' ')}
  access_log off;
  ${fitted('nginx.conf', place, makeCertificate(place.folder))}
}
`,
  },
});

const haproxy = (place: Place) => ({
  args: ['-db', '-f', join(place.folder, 'haproxy.cfg')],
  files: { 'haproxy.cfg': fitted('haproxy.cfg', place, makeCertificate(place.folder)) },
});

const MODULES =
  'mpm_event authz_core ssl socache_shmcb http2 headers rewrite proxy proxy_http proxy_wstunnel proxy_balancer lbmethod_byrequests slotmem_shm alias';

const apache2 = (place: Place) => ({
  args: ['-d', place.folder, '-f', join(place.folder, 'apache.conf'), '-D', 'FOREGROUND'],
  files: {
    'apache.conf': `
${MODULES.split(' ')
  .map((it) => `LoadModule ${it}_module /usr/lib/apache2/modules/mod_${it}.so`)
  .join('\n')}
ServerName localhost
PidFile apache.pid
DefaultRuntimeDir ${place.folder}
ErrorLog error.log
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
${fitted('apache.conf', place, makeCertificate(place.folder))}
`,
  },
});

const caddy = (place: Place) => ({
  args: ['run', '--adapter', 'caddyfile', '--config', join(place.folder, 'Caddyfile')],
  files: {
    Caddyfile: fitted('Caddyfile', place, makeCertificate(place.folder)).replace(
      /^\{$/m,
      '{\n\tadmin off\n\tauto_https disable_redirects',
    ),
  },
});

const varnish = (place: Place) => ({
  args: [
    '-F',
    '-j',
    'none',
    '-n',
    join(place.folder, 'work'),
    '-a',
    `127.0.0.1:${place.port}`,
    '-f',
    join(place.folder, 'default.vcl'),
  ],
  files: { 'default.vcl': fitted('varnish.vcl', place, null) },
});

type Sample = Kind & { readonly file: string; readonly tls: boolean };

const ALL: readonly Sample[] = [
  { name: 'nginx', recipe: nginx, file: 'nginx.conf', tls: true },
  { name: 'haproxy', recipe: haproxy, file: 'haproxy.cfg', tls: true },
  { name: 'apache2', recipe: apache2, file: 'apache.conf', tls: true },
  { name: 'caddy', recipe: caddy, file: 'Caddyfile', tls: true },
  { name: 'varnish', recipe: varnish, file: 'varnish.vcl', tls: false },
];

/** The samples that the documentation holds. */
export const SAMPLES = ALL.filter(({ file }) => existsSync(join(FOLDER, file)));
