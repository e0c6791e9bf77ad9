import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase } from '../src/store/database/database'
import { startEmbeddedServer } from '../src/store/embedded/server'
import { insertLeadAccount } from '../src/store/leads/lead-accounts'
import { bookMovement } from '../src/store/leads/ledger'
import { ledgerFlaws } from '../src/store/leads/ledger-flaws'
import { commitsASecond } from './support/bare-limits'
import type { Figure } from './support/figure'
import { timed } from './support/numbers'

const MOVEMENTS = 6_000
const ACCOUNTS = 16
/** Issue 25: calls of several clients do not wait for one another. */
const LEAST = 1_000

/** Durable movements of the ledger, each a transaction of its own, beside the bare database's commits by as many connections. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const bare = await commitsASecond(server.connection, ACCOUNTS)
    const connection = { ...server.connection, max: ACCOUNTS }
    // What it reports is the end of the server, which cuts idle connections.
    const database = openDatabase(connection, () => {})
    await migrate(database)
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, (_, n) => client(database, n)))
    const [, seconds] = await timed(() =>
      Promise.all(accounts.map(account => bookAll(database, account, MOVEMENTS / ACCOUNTS))),
    )
    const unbalanced = await ledgerFlaws(database.db)
    await database.close()
    return [
      {
        name: `ledger movements by ${ACCOUNTS} clients at once, each durable`,
        value: MOVEMENTS / seconds,
        unit: '/s',
        beside: { name: 'bare commits by as many', value: bare },
      },
      { name: 'ledger movements a second', value: MOVEMENTS / seconds, unit: '/s', limit: { least: LEAST } },
      { name: 'accounts that do not add up', value: unbalanced.length, unit: '', limit: { most: 0 } },
    ]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function client({ db }: Database, rank: number): Promise<string> {
  const id = `client-${rank}`
  await insertLeadAccount(db, {
    ...{ id, registration_id: null, company_name: `Client ${rank}`, contact_name: 'Awa Ndiaye' },
    ...{ email: `${id}@exemple.fr`, phone: '+221771234567', address: 'Dakar', country: 'SN' },
    ...{ vat_number: null, vat_confirmed_at: null, time_zone: 'Africa/Dakar', created_at: new Date() },
  })
  return id
}

async function bookAll({ db }: Database, account_id: string, count: number) {
  for (let n = 0; n < count; n++)
    await bookMovement(db, {
      ...{ account_id, key: `top-up:${account_id}:${n}`, at: new Date() },
      movement: { kind: 'top-up', cents: 70_00 },
    })
}
