import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

describe('the Dockerfile', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const last = stages.at(-1) ?? '';

  test('ends in an image without npm, run by a user without rights, that is asked for its health', () => {
    expect(last).toMatch(/^debian:/);
    expect(last).toMatch(/^USER (?!root|0\b)\w+$/m);
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
  });

  test('takes only production dependencies there', () => {
    const from = /^COPY --from=(\w+) \/app\/node_modules/m.exec(last)?.[1];
    const stage = stages.find((it) => it.split('\n')[0]?.endsWith(` AS ${from}`)) ?? '';
    expect(stage).toMatch(/npm ci --omit=dev$/m);
    expect(stage).not.toMatch(/npm run/);
  });

  test('copies what is there, and what .dockerignore lets through', () => {
    const open = read('.dockerignore')
      .split('\n')
      .filter((it) => it.startsWith('!'))
      .map((it) => it.slice(1));
    const copied = stages
      .flatMap((it) => [...it.matchAll(/^COPY (?!--from)(.+) \S+$/gm)])
      .flatMap(([, names = '']) => names.split(' '))
      .filter((it) => it !== '.');
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((it) => !existsSync(it))).toEqual([]);
    expect(copied.filter((it) => !open.some((allowed) => it === allowed || it.startsWith(`${allowed}/`)))).toEqual([]);
    expect(open.filter((it) => !existsSync(it))).toEqual([]);
  });

  test('starts what the systemd unit and npm start run', () => {
    expect(last).toContain('CMD ["node", "src/app/main.ts"]');
    expect(read('docs/deploy/systemd/curbtag-web@.service')).toMatch(/^ExecStart=.+\/node src\/app\/main\.ts$/m);
    expect(read('package.json')).toContain('"start": "node src/app/main.ts"');
  });

  test('has the jobs that npm run jobs, compose.yaml and systemd start', () => {
    expect(read('package.json')).toContain('"jobs": "node src/app/cli/jobs.ts"');
    expect(read('compose.yaml')).toContain('command: [node, src/app/cli/jobs.ts]');
    expect(read('docs/deploy/systemd/curbtag-jobs.service')).toMatch(/^ExecStart=.+\/node src\/app\/cli\/jobs\.ts$/m);
  });
});

describe('the systemd units', () => {
  // The file of settings begins as .env.example, whose empty lines would win over Environment= of a unit.
  test.each([
    ['web@', ['NODE_ENV=production', 'HOST=127.0.0.1', 'PORT=%i', 'JOBS=0']],
    ['jobs', ['NODE_ENV=production', 'HOST=127.0.0.1']],
  ])('curbtag-%s decides what the file of settings may not', (name, decided) => {
    const unit = read(`docs/deploy/systemd/curbtag-${name}.service`);
    expect(unit).not.toMatch(/^Environment=/m);
    const [start = ''] = /^ExecStart=\/usr\/bin\/env .*$/m.exec(unit) ?? [];
    expect(start.split(' ')).toEqual(expect.arrayContaining(decided));
  });
});

describe('compose.yaml', () => {
  const text =
    read('compose.yaml')
      .split(/^services:$/m)[1]
      ?.split(/^volumes:$/m)[0] ?? '';
  const services = new Map(
    text
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1)
      .map((part) => [part.split(':')[0] ?? '', part] as const),
  );

  test('has a proxy, two web processes without jobs, one for jobs, a database, storage and a mail catcher', () => {
    const names = ['proxy', 'web1', 'web2', 'jobs', 'postgres', 'storage', 'mail'];
    expect([...services.keys()]).toEqual(expect.arrayContaining(names));
    for (const web of ['web1', 'web2']) expect(services.get(web)).toMatch(/JOBS: ["']0["']/);
    expect(services.get('jobs')).not.toMatch(/JOBS: ["']0["']/);
  });

  test('shows only the proxy to other machines', () => {
    const open = [...services].filter(([, part]) => /^ +ports: \[["'](?!127\.)/m.test(part)).map(([name]) => name);
    expect(open).toEqual(['proxy']);
  });

  test('asks for every secret and holds none', () => {
    const all = read('compose.yaml');
    for (const [, value = ''] of all.matchAll(/PASSWORD: (.*)$/gm)) expect(value).toMatch(/^\$\{\w+:\?/);
    for (const [, password = ''] of all.matchAll(/:\/\/curbtag:([^@]*)@/g)) expect(password).toMatch(/^\$\{\w+:\?/);
  });
});
