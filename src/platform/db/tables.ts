import type postgres from 'postgres';

type Query = postgres.Sql | postgres.TransactionSql;

/** Every table of ours, those that others refer to first, so that rows can be put back in this order. */
export async function listTables(sql: Query): Promise<string[]> {
  const rows = await sql<{ name: string; needs: string[] }[]>`
    select c.relname as name, coalesce(json_agg(r.relname::text) filter (where r.relname <> c.relname), '[]') as needs
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
      left join pg_class r on r.oid = k.confrelid
     where c.relkind = 'r'
     group by c.relname
     order by c.relname`;
  const needs = new Map(rows.map((row) => [row.name, row.needs]));
  const ordered = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.has(name) || path.includes(name)) return;
    for (const other of needs.get(name) ?? []) visit(other, [...path, name]);
    ordered.add(name);
  };
  for (const { name } of rows) visit(name, []);
  return [...ordered];
}

/** The hashes of the migrations that have been applied, oldest first. */
export async function listMigrations(sql: Query): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations order by created_at`;
  return rows.map((row) => row.hash);
}
