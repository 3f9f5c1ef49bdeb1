import type { Kind, Place } from './proxy.ts';

/**
 * The five proxies with the defaults of their packages and the least that passes requests on: who asks, WebSocket
 * upgrades, and bodies of 5 MiB where a default refuses them. No buffer, limit or time-out is turned, because those
 * who deploy do not turn them either.
 */
const asRoot = process.getuid?.() === 0;

const nginx = ({ folder, port, upstreams }: Place, tls = '') => ({
  args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
  files: {
    'nginx.conf': `
pid nginx.pid;
error_log error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${it};`).join(' ')}
  access_log off;
  client_max_body_size 5m;
  upstream product { ${upstreams.map((it) => `server 127.0.0.1:${it};`).join(' ')} }
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${port}${tls === '' ? '' : ' ssl'};
    ${tls}
    location / {
      proxy_pass http://product;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`,
  },
});

const haproxy = ({ folder, port, upstreams }: Place) => ({
  args: ['-db', '-f', join(folder, 'haproxy.cfg')],
  files: {
    'haproxy.cfg': `
defaults
  mode http
  timeout connect 5000
  timeout client 50000
  timeout server 50000
  option forwardfor
frontend web
  bind 127.0.0.1:${port}
  default_backend product
backend product
  option redispatch
${upstreams.map((it, at) => `  server web${at} 127.0.0.1:${it} check inter 500`).join('\n')}
`,
  },
});

const apache2 = ({ folder, port, upstreams }: Place) => ({
  args: ['-d', folder, '-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'],
  files: {
    'apache.conf': `
${['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'headers'].map((it) => `LoadModule ${it}_module /usr/lib/apache2/modules/mod_${it}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile apache.pid
DefaultRuntimeDir ${folder}
ErrorLog error.log
${asRoot ? 'User nobody\nGroup nogroup' : ''}
ProxyPreserveHost On
RequestHeader set X-Forwarded-Proto http
ProxyPass / http://127.0.0.1:${upstreams[0]}/ upgrade=websocket
`,
  },
});

const caddy = ({ folder, port, upstreams }: Place) => ({
  args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  files: {
    Caddyfile: `
{
  admin off
  auto_https off
}
http://:${port} {
  bind 127.0.0.1
  reverse_proxy ${upstreams.map((it) => `127.0.0.1:${it}`).join(' ')}
}
`,
  },
});

const varnish = ({ folder, port, upstreams }: Place) => ({
  args: ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', join(folder, 'default.vcl')],
  files: {
    'default.vcl': `
vcl 4.1;
backend product { .host = "127.0.0.1"; .port = "${upstreams[0]}"; }
sub vcl_recv {
  if (req.http.upgrade ~ "(?i)websocket") { return (pipe); }
}
sub vcl_pipe {
  if (req.http.upgrade) { set bereq.http.upgrade = req.http.upgrade; set bereq.http.connection = req.http.connection; }
}
`,
  },
});

import { join } from 'node:path';

export const PROXIES: readonly Kind[] = [
  { name: 'nginx', recipe: nginx },
  { name: 'haproxy', recipe: haproxy },
  { name: 'apache2', recipe: apache2 },
  { name: 'caddy', recipe: caddy },
  { name: 'varnish', recipe: varnish },
];

/** nginx that ends TLS with a certificate and key in files. */
export const nginxWithTls = (certificate: string, key: string): Kind => ({
  name: 'nginx',
  recipe: (place) => nginx(place, `ssl_certificate ${certificate}; ssl_certificate_key ${key};`),
});
export { type RunningProxy, startProxy } from './proxy.ts';
