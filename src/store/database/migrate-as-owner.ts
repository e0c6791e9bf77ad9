import { sql } from 'kysely'
import { CannotStart } from '../embedded/cannot-start'
import { type Database, type Db, migrate, oneAtATime, openDatabase } from './database'
import { connectionOf } from './hosts'

/** Evidence that is only added to: the program's role cannot even ask for more. */
const ADDED_TO = [
  'avoirs',
  'invoice_gaps',
  'known_certificates',
  'lead_invoices',
  'lead_invoice_movements',
  'statements',
]

/**
 * Brings the schema up to date as its owner (DATABASE_OWNER_URL), and lets the role of DATABASE_URL read and write its
 * rows, no more: it owns nothing, so that it can neither empty a table of evidence nor switch off what guards one.
 * @throws CannotStart where that role could do so all the same
 */
export async function migrateAsOwner(ownerUrl: string, program: Database, report: (error: Error) => void) {
  const owner = openDatabase({ ...connectionOf(ownerUrl), max: 3 }, report)
  try {
    await migrate(owner)
    await oneAtATime(owner.db, 'found', () => grantTo(program.db, owner.db))
  } finally {
    await owner.close()
  }
}

async function grantTo(program: Db, owner: Db) {
  const role = await roleOf(program)
  const flaw = await powersOf(owner, role)
  if (flaw)
    throw new CannotStart(
      `The role of DATABASE_URL (${role}) ${flaw}: give the program one that owns nothing.`,
    )
  await owner.transaction().execute(async trx => {
    for (const schema of ['public', 'graphile_worker']) {
      await sql`grant usage on schema ${sql.ref(schema)} to ${sql.ref(role)}`.execute(trx)
      await sql`grant select, insert, update, delete on all tables in schema ${sql.ref(schema)}
        to ${sql.ref(role)}`.execute(trx)
      await sql`grant usage, select on all sequences in schema ${sql.ref(schema)} to ${sql.ref(role)}`.execute(
        trx,
      )
      await sql`grant execute on all functions in schema ${sql.ref(schema)} to ${sql.ref(role)}`.execute(trx)
    }
    for (const table of ADDED_TO)
      await sql`revoke update, delete on ${sql.table(table)} from ${sql.ref(role)}`.execute(trx)
    await openQueue(trx, role)
  })
}

/** The queue's tables let nobody but their owner see a row (row level security) unless a policy says so. */
async function openQueue(trx: Db, role: string) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity and not exists (
      select from pg_policy where polrelid = pg_class.oid and polname = ${`program_${role}`})`.execute(trx)
  for (const { name } of rows) {
    await sql`create policy ${sql.ref(`program_${role}`)} on ${sql.table(`graphile_worker.${name}`)}
      to ${sql.ref(role)} using (true) with check (true)`.execute(trx)
  }
}

async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  return String(rows[0]?.role)
}

/** What the role could do that the program must not; null where it owns nothing. */
async function powersOf(owner: Db, role: string): Promise<string | null> {
  const { rows } = await sql<{ superuser: boolean; owner: boolean; owns: string | null }>`
    select rolsuper as superuser, pg_has_role(oid, current_user, 'member') as owner, (
      select relname from pg_class where relowner = pg_roles.oid
        and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) limit 1) as owns
    from pg_roles where rolname = ${role}`.execute(owner)
  const [powers] = rows
  if (powers?.superuser) return 'is a superuser'
  if (powers?.owner) return 'may act as the owner'
  return powers?.owns ? `owns ${powers.owns}` : null
}
