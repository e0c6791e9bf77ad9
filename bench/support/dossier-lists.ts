import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Database } from '../../src/store/database/database'
import type { Tables } from '../../src/store/database/tables'
import type { Figure } from './figure'
import { median } from './numbers'
import { middleOf, type Question } from './questions'

/** specification D1: at a million dossiers nothing is more than so many times slower than at a thousand. */
const MOST_RATIO = 3
const ROUNDS = 41

/** What grows with the dossiers; reading one of them from end to end fails. */
const LARGE = /Seq Scan on (dossiers|invoices|events|emails|transmissions)\b/

/** The same questions to a database of a thousand dossiers and to one of many. */
export async function compareAnswers(
  questions: Record<string, Question>,
  small: Database,
  large: Database,
  size: number,
): Promise<Figure[]> {
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
async function inTurns(databases: Database[], question: Question): Promise<number[]> {
  const asked = await Promise.all(
    databases.map(async database => ({
      database,
      middle: await middleOf(database),
      times: [] as number[],
    })),
  )
  for (let round = 0; round < ROUNDS; round++) {
    for (const { database, middle, times } of asked) {
      const start = performance.now()
      await question(database, middle)
      times.push(performance.now() - start)
    }
  }
  return asked.map(({ times }) => median(times))
}

/** Whether a list or its count reads what is large from end to end, as EXPLAIN tells. */
async function sequentialScans({ pool, db }: Database, question: Question): Promise<boolean> {
  const asked: CompiledQuery[] = []
  const spied = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: event => void asked.push(event.query),
  })
  await question({ db: spied }, await middleOf({ db }))
  for (const query of asked.filter(({ sql }) => !sql.startsWith('explain'))) {
    const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    if (LARGE.test(plan)) return true
  }
  return false
}
