import { sql } from 'kysely'
import type { Db } from './database'
import { onlyRow } from './only-row'

/** Rows of each table, and a sum over them that does not depend on their order. */
export interface TableSum {
  rows: number
  checksum: string
}

const PAGE = 500

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

export async function sumOf(db: Db, table: string): Promise<TableSum> {
  const { rows } = await sql<TableSum>`
    select count(*)::integer as rows,
      coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0)::text as checksum
    from ${sql.table(table)} as t`.execute(db)
  return onlyRow(rows)
}

/** Puts dumped rows into an empty table; no trigger fires, for what they would do is in the dump. */
export async function loadRows(trx: Db, table: string, lines: AsyncIterable<string>) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(trx)
  const columns = sql.join(rows.map(row => sql.ref(row.name)))
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
  await sql`delete from ${sql.table(table)}`.execute(trx)
  let page: string[] = []
  const flush = async () => {
    if (page.length === 0) return
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${page.join(',')}]`}::json)`.execute(
      trx,
    )
    page = []
  }
  for await (const line of lines) {
    page.push(line)
    if (page.length === PAGE) await flush()
  }
  await flush()
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

/** What waits in the queue, as calls of add_job: the queue's own tables belong to its library. */
export async function* jobsOf(trx: Db): AsyncGenerator<string> {
  const { rows } = await sql<{ line: string }>`
    select json_build_object('task', tasks.identifier, 'payload', jobs.payload, 'run_at', jobs.run_at,
      'key', jobs.key, 'max_attempts', jobs.max_attempts)::text as line
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.attempts < jobs.max_attempts order by jobs.id`.execute(trx)
  for (const { line } of rows) yield `${line}\n`
}

export async function loadJobs(trx: Db, lines: AsyncIterable<string>) {
  for await (const line of lines) {
    await sql`select graphile_worker.add_job(job->>'task', payload => job->'payload',
        run_at => (job->>'run_at')::timestamptz, job_key => job->>'key',
        max_attempts => (job->>'max_attempts')::integer)
      from (select ${line}::json as job) as line`.execute(trx)
  }
}

/** Every key of a stored file that a row names. */
export async function* fileKeysOf(trx: Db): AsyncGenerator<string> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%\\_key'`.execute(trx)
  for (const { table_name, column_name } of columns) {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(column_name)} as key from ${sql.table(table_name)}
      where ${sql.ref(column_name)} is not null`.execute(trx)
    for (const { key } of rows) yield key
  }
}

/** Runs `work` on one unchanging picture of the database, from which no file is removed meanwhile. */
export function onSnapshot<Answer>(db: Db, work: (trx: Db) => Promise<Answer>): Promise<Answer> {
  return db.connection().execute(async connection => {
    // Before the picture is taken: a removal under way ends first, and none begins.
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(REMOVAL_LOCK)})`.execute(connection)
    try {
      return await connection
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async trx => {
          // Files are copied between two statements.
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
          return work(trx)
        })
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(REMOVAL_LOCK)})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}

/** Anything of this number: it names the lock between backups and removals of files. */
export const REMOVAL_LOCK = 7_392_001
