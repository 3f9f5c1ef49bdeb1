import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROXIES = ['nginx', 'haproxy', 'caddy', 'apache', 'varnish'] as const;
export type ProxyName = (typeof PROXIES)[number];

/** Where a sample of docs/deploy is to run: without root, from a folder of its own. */
export type Place = {
  /** Holds what the program writes, and the finished configuration. */
  readonly folder: string;
  /** Ports that people come to; Varnish and plain tests have only the first. */
  readonly http: number;
  readonly https: number;
  /** Ports of the two web processes. */
  readonly upstreams: readonly [number, number];
  /** fullchain.pem, privkey.pem and curbtag.pem (both in one, for HAProxy). */
  readonly tls: string;
  readonly host?: string;
};

const FILES: Readonly<Record<ProxyName, string>> = {
  nginx: 'nginx.conf',
  haproxy: 'haproxy.cfg',
  caddy: 'Caddyfile',
  apache: 'apache.conf',
  varnish: 'varnish.vcl',
};

/** The sample with other ports, paths and name, everything else as it is written there. */
function placed(proxy: ProxyName, { http, https, upstreams, tls, host = 'curbtag.example' }: Place): string {
  return readFileSync(join('docs/deploy', FILES[proxy]), 'utf8')
    .replaceAll('/etc/curbtag/tls', tls)
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${upstreams[0]}`)
    .replaceAll('127.0.0.1:4322', `127.0.0.1:${upstreams[1]}`)
    .replaceAll('.port = "4321"', `.port = "${upstreams[0]}"`)
    .replaceAll('.port = "4322"', `.port = "${upstreams[1]}"`)
    .replace(/^.*\[::\]:(80|443).*\n/gm, '')
    .replace(
      /(listen |bind :|\*:)(80|443)\b/g,
      (_all, before: string, port: string) => `${before}${port === '80' ? http : https}`,
    )
    .replace(/^Listen 443$/m, `Listen ${https}\nListen ${http}`)
    .replaceAll('curbtag.example:443', `${host}:${https}`)
    .replaceAll('curbtag.example', host);
}

const MODULES = [
  'mpm_event:mpm_event',
  'authz_core:authz_core',
  'unixd:unixd',
  'log_config:log_config',
  'headers:headers',
  'rewrite:rewrite',
  'alias:alias',
  'http2:http2',
  'ssl:ssl',
  'socache_shmcb:socache_shmcb',
  'slotmem_shm:slotmem_shm',
  'proxy:proxy',
  'proxy_http:proxy_http',
  'proxy_wstunnel:proxy_wstunnel',
  'proxy_balancer:proxy_balancer',
  'lbmethod_byrequests:lbmethod_byrequests',
];
const MODULE_FOLDER = '/usr/lib/apache2/modules';
/** Some are compiled into Debian's program and have no file. */
const BUILT_IN = new Set(['unixd', 'log_config']);

/** What stands around the sample on a machine whose packages brought a configuration of their own. */
const AROUND: Readonly<Record<ProxyName, (sample: string, place: Place) => string>> = {
  nginx: (sample, { folder }) => `pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${sample}
}
`,
  haproxy: (sample) => sample,
  caddy: (sample) => sample.replace('{\n\tservers', '{\n\tadmin off\n\tauto_https disable_redirects\n\tservers'),
  apache: (sample, { folder }) => `ServerRoot "${folder}"
ServerName localhost
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder}
${MODULES.map((it) => it.split(':') as [string, string])
  .filter(([name]) => !BUILT_IN.has(name))
  .map(([name, file]) => `LoadModule ${name}_module ${MODULE_FOLDER}/mod_${file}.so`)
  .join('\n')}
${sample}
`,
  varnish: (sample) => sample,
};

/** Writes the finished configuration into the folder. Gives its path. */
export function writeProxySample(proxy: ProxyName, place: Place): string {
  mkdirSync(place.folder, { recursive: true });
  const file = join(place.folder, FILES[proxy]);
  writeFileSync(file, AROUND[proxy](placed(proxy, place), place));
  return file;
}

/** How the program checks its configuration, and how it serves it in the foreground. */
export const COMMANDS: Readonly<
  Record<ProxyName, { check(file: string, place: Place): string[]; serve(file: string, place: Place): string[] }>
> = {
  nginx: {
    check: (file, { folder }) => ['nginx', '-t', '-q', '-e', `${folder}/error.log`, '-p', folder, '-c', file],
    serve: (file, { folder }) => ['nginx', '-g', 'daemon off;', '-e', `${folder}/error.log`, '-p', folder, '-c', file],
  },
  haproxy: { check: (file) => ['haproxy', '-c', '-f', file], serve: (file) => ['haproxy', '-db', '-f', file] },
  caddy: {
    check: (file) => ['caddy', 'validate', '--adapter', 'caddyfile', '--config', file],
    serve: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
  apache: {
    check: (file) => ['apache2', '-t', '-f', file],
    serve: (file) => ['apache2', '-D', 'FOREGROUND', '-f', file],
  },
  varnish: {
    check: (file, { folder }) => ['varnishd', '-j', 'none', '-C', '-n', `${folder}/n`, '-f', file],
    serve: (file, { folder, http }) => [
      'varnishd',
      '-j',
      'none',
      '-F',
      '-n',
      `${folder}/n`,
      '-a',
      `127.0.0.1:${http}`,
      '-f',
      file,
    ],
  },
};
