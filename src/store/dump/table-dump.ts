import { sql } from 'kysely'
import type { Db } from '../database/database'
import { onlyRow } from '../database/only-row'

/** Rows of each table, and a sum over them that does not depend on their order. */
export interface TableSum {
  rows: number
  checksum: string
}

const PAGE = 500
/** Long rows are put in few at a time, in characters. */
const PAGE_LENGTH = 8 * 1024 * 1024

/** The tables of the product, each after those that it refers to. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely\\_%' order by 1`.execute(db)
  const { rows: references } = await sql<{ name: string; needs: string }>`
    select child.relname as name, parent.relname as needs from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(db)
  const ordered: string[] = []
  const place = (name: string) => {
    if (ordered.includes(name)) return
    for (const reference of references) if (reference.name === name) place(reference.needs)
    ordered.push(name)
  }
  for (const { name } of tables) place(name)
  return ordered
}

/** The migrations that made this schema, by name. */
export async function migrationsRun(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(db)
  return rows.map(row => row.name)
}

/** Every row of a table as one line of JSON, as PostgreSQL writes it: nothing passes through our types. */
export async function* rowsOf(trx: Db, table: string): AsyncGenerator<string> {
  await sql`declare dump no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} as t`.execute(
    trx,
  )
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(PAGE)} from dump`.execute(trx)
    for (const { line } of rows) yield `${line}\n`
    if (rows.length < PAGE) break
  }
  await sql`close dump`.execute(trx)
}

/** How many rows a table has, and their sum, whatever their order: two databases that hold the same give the same. */
export async function sumOf(db: Db, table: string): Promise<TableSum> {
  const { rows } = await sql<TableSum>`
    select count(*)::integer as rows,
      coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0)::text as checksum
    from ${sql.table(table)} as t`.execute(db)
  return onlyRow(rows)
}

/** Puts dumped rows into an empty table; no trigger fires, for what they would do is in the dump. */
export async function loadRows(trx: Db, table: string, lines: AsyncIterable<string>) {
  const { rows } = await sql<{ name: string; json: boolean }>`
    select column_name as name, data_type = 'jsonb' and is_nullable = 'NO' as json from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(trx)
  const columns = sql.join(rows.map(row => sql.ref(row.name)))
  // A line cannot tell the null of JSON from that of SQL: where the latter may not be, it was the former.
  const values = sql.join(
    rows.map(({ name, json }) => (json ? sql`coalesce(${sql.ref(name)}, 'null'::jsonb)` : sql.ref(name))),
  )
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
  await sql`delete from ${sql.table(table)}`.execute(trx)
  let [page, length] = [[] as string[], 0]
  const flush = async () => {
    if (page.length === 0) return
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${values} from json_populate_recordset(null::${sql.table(table)}, ${`[${page.join(',')}]`}::json)`.execute(
      trx,
    )
    ;[page, length] = [[], 0]
  }
  for await (const line of lines) {
    page.push(line)
    length += line.length
    if (page.length === PAGE || length > PAGE_LENGTH) await flush()
  }
  await flush()
  // What waits for the commit (the keys of retries refer to their dossier so) would keep the table from being altered.
  await sql`set constraints all immediate`.execute(trx)
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
}

/** Numbers go on where the dumped rows end. */
export async function resetSequences(trx: Db) {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx)
  for (const { table_name, column_name } of rows) {
    await sql`select setval(pg_get_serial_sequence(${`public.${table_name}`}, ${column_name}),
      (select coalesce(max(${sql.ref(column_name)}), 0) + 1 from ${sql.table(table_name)}), false)`.execute(
      trx,
    )
  }
}
