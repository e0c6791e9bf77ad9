import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Database, migrate, openDatabase } from '../src/store/database'
import { startEmbeddedServer } from '../src/store/embedded/server'
import type { Tables } from '../src/store/tables'
import { listDossiers } from '../src/usecases/admin/read-lists'

/** QUALITY.md section 1: a list of a million is at most so many times slower than one of a thousand. */
const MOST_RATIO = 3
const SIZES = [1_000, 1_000_000] as const
const ROUNDS = 41

type Page = Parameters<typeof listDossiers>[1]

const first: Page = { search: '', status: null, limit: 100, cursor: null, sort: '-created_at' }

/** What the administrator asks for; the last row is dossier 500 of each size. */
const questions: Record<string, (deep: string) => Page> = {
  'first page': () => first,
  'deep page': deep => ({ ...first, cursor: deep }),
  'one status': () => ({ ...first, status: 'Refusé' }),
  'by name': () => ({ ...first, sort: 'company_name' }),
  'name part, rare': () => ({ ...first, search: 'numero500x' }),
  'name part, common': () => ({ ...first, search: 'boulang' }),
  'two words': () => ({ ...first, search: 'garage numero500x' }),
  SIRET: () => ({ ...first, search: '10000000050000' }),
  'e-mail': () => ({ ...first, search: 'gerant500@' }),
  nothing: () => ({ ...first, search: 'introuvable' }),
}

/** First page, deep page and searches over a thousand and a million dossiers. */
export async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const [small, large] = await Promise.all(SIZES.map(size => filled(server.connection, size)))
    if (!small || !large) return false
    let passed = true
    for (const [name, question] of Object.entries(questions)) {
      const [few, many] = [await median(small, question), await median(large, question)]
      const scans = await sequentialScans(large, question)
      const fine = many <= MOST_RATIO * few && !scans
      passed &&= fine
      console.log(
        `${name.padEnd(18)} ${few.toFixed(2)} ms → ${many.toFixed(2)} ms, × ${(many / few).toFixed(1)}${scans ? ', SEQUENTIAL SCAN' : ''}${fine ? '' : ' OVER'}`,
      )
    }
    await small.close()
    await large.close()
    return passed
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A migrated database with so many dossiers, written by SQL alone. */
async function filled(connection: pg.PoolConfig, size: number): Promise<Database> {
  const database = `bench_${size}`
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const opened = openDatabase({ ...connection, database }, error => console.error(error))
  await migrate(opened)
  const client = await opened.pool.connect()
  // Triggers off: a counter raised a million times in one transaction is no measure of anything.
  await client.query(`set session_replication_role = replica`)
  await client.query(`drop index dossiers_search`)
  await client.query(`
    insert into dossiers (id, status, company_name, siret, address, phone, email, file_recipient, created_at,
      updated_at, last_activity_at)
    select 'bench-' || lpad(n::text, 26, '0'),
      (array['Nouveau','Incomplet','Soumis','Soumis','Accepté','Refusé','Payé'])[1 + n % 7],
      (array['Boulangerie','Garage','Menuiserie','Plomberie','Fleurs','Atelier','Cabinet','Salon','Hôtel',
        'Épicerie'])[1 + n % 10] || ' Numéro' || n || 'x',
      (10000000000000 + n * 100::bigint)::text, n || ' rue des Lilas, 69003 Lyon', '0472000000',
      'gerant' || n || '@exemple.fr', 'age1',
      timestamptz '2020-01-01' + n * interval '1 minute', now(), now()
    from generate_series(1, ${size}) as n`)
  await client.query(`create index dossiers_search on dossiers using gin (search_text gin_trgm_ops)`)
  await client.query(
    `insert into counters select 'dossiers:' || status, 0, count(*) from dossiers group by status`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
  client.release()
  return opened
}

async function median(database: Database, question: (deep: string) => Page): Promise<number> {
  const page = question(await halfWay(database))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await listDossiers(database, page)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

/** The cursor after the dossier in the middle of the list. */
async function halfWay({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql<{ id: string; created_at: Date }>`
    select id, created_at from dossiers where id = 'bench-' ||
      lpad(((select count(*) from dossiers) / 2)::text, 26, '0')`.execute(db)
  return Buffer.from(JSON.stringify([rows[0]?.created_at.toISOString(), rows[0]?.id])).toString('base64url')
}

/** Whether the list or its count reads the dossiers from end to end, as EXPLAIN tells. */
async function sequentialScans({ pool, db }: Database, question: (deep: string) => Page): Promise<boolean> {
  const asked: CompiledQuery[] = []
  const spied = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: event => void asked.push(event.query),
  })
  await listDossiers({ db: spied }, question(await halfWay({ db })))
  for (const query of asked) {
    const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    if (process.env.PLANS) console.log(plan)
    if (/Seq Scan on dossiers/.test(plan)) return true
  }
  return false
}
