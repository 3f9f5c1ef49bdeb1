import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#platform/db/client.ts';
import { startEmbedded } from '#platform/db/embedded/supervisor.ts';
import { MIGRATIONS_FOLDER, migrate } from '#platform/db/migrate.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server with a migrated database named `template_curbtag`. */
    postgresUrl: string;
    /** A migrated cluster of the embedded engine, to be copied. */
    embeddedTemplate: string;
  }
}

/** Once per run, before the server tests: a migrated template of each engine, from which every file gets its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, embeddedTemplate] = await Promise.all([startPostgres(), makeEmbeddedTemplate()]);
  const admin = connect({ url: postgres.urlOf('postgres') }, { max: 1 });
  await admin.unsafe('create database template_curbtag');
  await admin.end();
  const template = connect({ url: postgres.urlOf('template_curbtag') }, { max: 2 });
  await migrate(template);
  await template.end();
  project.provide('postgresUrl', postgres.urlOf('postgres'));
  project.provide('embeddedTemplate', embeddedTemplate);
  return postgres.stop;
}

/** Kept between runs: making a cluster takes seconds, and it changes only with the migrations. */
async function makeEmbeddedTemplate(): Promise<string> {
  const kept = join(tmpdir(), `curbtag-test-template-${process.getuid?.() ?? 0}-${templateKey()}`);
  if (existsSync(kept)) return kept;
  const scratch = mkdtempSync(join(tmpdir(), 'curbtag-template-'));
  const server = await startEmbedded({ folder: join(scratch, 'database'), socketPath: join(scratch, 'sock') });
  const sql = connect({ socketPath: join(scratch, 'sock') }, { max: 2 });
  await migrate(sql);
  await sql.end();
  await server.close();
  publish(join(scratch, 'database'), kept);
  rmSync(scratch, { recursive: true, force: true });
  return kept;
}

/** Another run may have made the same template meanwhile; either will do. */
function publish(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) cpSync(from, to, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}

function templateKey(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  return hash.digest('hex').slice(0, 16);
}
