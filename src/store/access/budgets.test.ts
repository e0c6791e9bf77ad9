import { expect, test } from 'vitest'
import { BUDGETS } from '~/domain/access/budget'
import { freshDatabase } from '../../../tests/support/database'
import { forgetEndedBudgets, refundBudget, spendBudget } from './budgets'

const now = new Date('2026-03-01T10:07:00Z')
const { per_key, in_all, window_ms } = BUDGETS.registration
const later = new Date(now.getTime() + window_ms)
const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))

test('an address has its share, also when its requests come at once', async () => {
  const { db } = await freshDatabase()
  const answers = await times(per_key + 7, () => spendBudget(db, 'registration', 'a', now))
  expect(answers.filter(answer => answer.within)).toHaveLength(per_key)
  expect(answers.find(answer => !answer.within)).toEqual({ within: false, retryAfter: 180, spent: 'own' })
  expect(await spendBudget(db, 'registration', 'a', later)).toEqual({ within: true })
})

test('many addresses share what there is in all', async () => {
  const { db } = await freshDatabase()
  const answers = await times(in_all + 20, index => spendBudget(db, 'registration', `address ${index}`, now))
  expect(answers.filter(answer => answer.within)).toHaveLength(in_all)
})

test('what one address spends beyond its share is not taken from the others', async () => {
  const { db } = await freshDatabase()
  await times(200, () => spendBudget(db, 'registration', 'noisy', now))
  expect(await spendBudget(db, 'registration', 'quiet', now)).toEqual({ within: true })
})

test('a refunded use makes room again', async () => {
  const { db } = await freshDatabase()
  for (let n = 0; n < per_key; n++) await spendBudget(db, 'registration', 'a', now)
  await refundBudget(db, 'registration', 'a', now)
  expect(await spendBudget(db, 'registration', 'a', now)).toEqual({ within: true })
})

test('keys are not readable, and go when their window is over', async () => {
  const { db } = await freshDatabase()
  await spendBudget(db, 'registration-recipient', 'gerant@exemple.be', now)
  const rows = await db.selectFrom('budgets').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('exemple')
  await spendBudget(db, 'registration', 'b', new Date('2026-03-01T23:59:59Z'))
  await forgetEndedBudgets(db, new Date('2026-03-02T00:00:00Z'))
  expect(await db.selectFrom('budgets').select('name').execute()).toEqual([])
})
