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

/** A dossier in the middle of the list, and the cursor after it. */
interface Middle {
  surname: string
  siret: string
  email: string
  cursor: string
}

/** What the administrator asks for. */
const questions: Record<string, (middle: Middle) => Page> = {
  'first page': () => first,
  'deep page': ({ cursor }) => ({ ...first, cursor }),
  'one status': () => ({ ...first, status: 'Refusé' }),
  'by name': () => ({ ...first, sort: 'company_name' }),
  'name part': ({ surname }) => ({ ...first, search: surname.slice(1, 7) }),
  'common name part': () => ({ ...first, search: 'boulang' }),
  'two words': ({ surname }) => ({ ...first, search: `garage ${surname.slice(0, 5)}` }),
  SIRET: ({ siret }) => ({ ...first, search: siret }),
  'SIRET part': ({ siret }) => ({ ...first, search: siret.slice(0, 9) }),
  'e-mail': ({ email }) => ({ ...first, search: email }),
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
        'Épicerie'])[1 + n % 10] || ' ' || initcap(surname),
      lpad((('x' || substr(md5('siret' || n), 1, 8))::bit(32)::bigint % 1000000000)::text, 9, '0')
        || '000' || lpad((n % 97)::text, 2, '0'),
      n || ' rue des Lilas, 69003 Lyon', '0472000000',
      case n % 3 when 0 then 'contact@' || surname || '.fr' else surname || '@gmail.com' end, 'age1',
      timestamptz '2020-01-01' + n * interval '1 minute', now(), now()
    from (
      select n, translate(substr(md5(n::text), 1, 8), '0123456789abcdef', 'aeioubcdlmnprstv') as surname
      from generate_series(1, ${size}) as n
    ) as named`)
  await client.query(`create index dossiers_search on dossiers using gin (search_text gin_trgm_ops)`)
  await client.query(
    `insert into counters select 'dossiers:' || status, 0, count(*) from dossiers group by status`,
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
  client.release()
  return opened
}

async function median(database: Database, question: (middle: Middle) => Page): Promise<number> {
  const page = question(await middleOf(database))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await listDossiers(database, page)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

async function middleOf({ db }: Pick<Database, 'db'>): Promise<Middle> {
  const { rows } = await sql<{
    id: string
    created_at: Date
    company_name: string
    siret: string
    email: string
  }>`
    select id, created_at, company_name, siret, email from dossiers where id = 'bench-' ||
      lpad(((select count(*) from dossiers) / 2)::text, 26, '0')`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the bench has no dossier in the middle')
  return {
    surname: row.company_name.split(' ')[1] ?? '',
    siret: row.siret,
    email: row.email,
    cursor: Buffer.from(JSON.stringify([row.created_at.toISOString(), row.id])).toString('base64url'),
  }
}

/** Whether the list or its count reads the dossiers from end to end, as EXPLAIN tells. */
async function sequentialScans({ pool, db }: Database, question: (middle: Middle) => Page): Promise<boolean> {
  const asked: CompiledQuery[] = []
  const spied = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: event => void asked.push(event.query),
  })
  await listDossiers({ db: spied }, question(await middleOf({ db })))
  for (const query of asked) {
    const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on dossiers/.test(plan)) return true
  }
  return false
}
