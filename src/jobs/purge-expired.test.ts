import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { visitorOf } from '../../tests/support/dossiers/path'
import { daysLater } from '../../tests/support/program/days-later'
import { startSite } from '../../tests/support/program/in-process'
import { spendBudget } from '../store/access/budgets'
import { tasksOf } from './tasks'

test('a dossier that cannot be purged holds up no other, and nothing else that is due', async () => {
  const { deps, url } = await startSite({ ROLE: 'web' })
  const { db } = deps
  const visitor = visitorOf(url)
  const [first] = [await visitor.begin(), await visitor.begin(), await visitor.begin()].sort()
  await spendBudget(db, 'verification', { key: '192.0.2.7', network: null }, new Date())
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no luck'; end $$`.execute(
    db,
  )
  await sql`create trigger refused before delete or update on dossiers for each row
    when (old.id = ${sql.lit(first)}) execute function refuse()`.execute(db)
  for (const days of [47, 62]) {
    const later = daysLater(deps, days)
    const purge = tasksOf(later)['purge-expired'] as () => Promise<void>
    await expect(purge()).rejects.toThrow()
  }
  expect(await db.selectFrom('dossiers').select('id').execute()).toEqual([{ id: first }])
  expect(await db.selectFrom('budgets').select('name').execute()).toEqual([])
})
