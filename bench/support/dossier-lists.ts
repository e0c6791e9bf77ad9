import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import type { Database } from '../../src/store/database'
import type { Tables } from '../../src/store/tables'
import { listDossiers } from '../../src/usecases/admin/read-lists'
import type { Figure } from './figure'
import { median } from './numbers'

/** specification D1: a list of a million is at most so many times slower than one of a thousand. */
const MOST_RATIO = 3
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

/** First page, deep page and searches over a thousand dossiers and over many. */
export async function compareLists(small: Database, large: Database, size: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, question] of Object.entries(questions)) {
    const [few, many] = await inTurns([small, large], question)
    const scans = await sequentialScans(large, question)
    figures.push({
      name: `${name}, ${size.toLocaleString('en')} dossiers${scans ? ', SEQUENTIAL SCAN' : ''}`,
      value: many ?? 0,
      unit: 'ms',
      beside: { name: '1,000 dossiers', value: few ?? 0 },
      limit: { most: scans ? 0 : MOST_RATIO },
    })
  }
  return figures
}

/** Medians; in turns, so that what else the machine does falls on both. */
async function inTurns(databases: Database[], question: (middle: Middle) => Page): Promise<number[]> {
  const asked = await Promise.all(
    databases.map(async database => ({
      database,
      page: question(await middleOf(database)),
      times: [] as number[],
    })),
  )
  for (let round = 0; round < ROUNDS; round++) {
    for (const { database, page, times } of asked) {
      const start = performance.now()
      await listDossiers(database, page)
      times.push(performance.now() - start)
    }
  }
  return asked.map(({ times }) => median(times))
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
  for (const query of asked.filter(({ sql }) => !sql.startsWith('explain'))) {
    const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on dossiers/.test(plan)) return true
  }
  return false
}
