import { expect, test } from 'vitest'
import { BUDGETS } from '~/domain/access/budget'
import { freshDatabase } from '../../../tests/support/database/database'
import { forgetEndedBudgets, spendBudget } from './budgets'

const now = new Date('2026-03-01T10:07:00Z')
const alone = (key: string) => ({ key, network: null })
const { per_key, in_all, window_ms } = BUDGETS.registration
const later = new Date(now.getTime() + window_ms)
const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))

test('an address has its share, also when its requests come at once', async () => {
  const { db } = await freshDatabase()
  const answers = await times(per_key + 7, () => spendBudget(db, 'registration', alone('a'), now))
  expect(answers.filter(answer => answer.within)).toHaveLength(per_key)
  expect(answers.find(answer => !answer.within)).toEqual({ within: false, retryAfter: 180, spent: 'own' })
  expect(await spendBudget(db, 'registration', alone('a'), later)).toEqual({ within: true })
})

test('many addresses share what there is in all', async () => {
  const { db } = await freshDatabase()
  const answers = await times(in_all + 20, index =>
    spendBudget(db, 'registration', alone(`address ${index}`), now),
  )
  expect(answers.filter(answer => answer.within)).toHaveLength(in_all)
})

test('what one address spends beyond its share is not taken from the others', async () => {
  const { db } = await freshDatabase()
  await times(200, () => spendBudget(db, 'registration', alone('noisy'), now))
  expect(await spendBudget(db, 'registration', alone('quiet'), now)).toEqual({ within: true })
})

test('keys are not readable, and go when their window is over', async () => {
  const { db } = await freshDatabase()
  await spendBudget(db, 'registration-recipient', alone('gerant@exemple.be'), now)
  const rows = await db.selectFrom('budgets').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('exemple')
  await spendBudget(db, 'registration', alone('b'), new Date('2026-03-01T23:59:59Z'))
  await forgetEndedBudgets(db, new Date('2026-03-02T00:00:00Z'))
  expect(await db.selectFrom('budgets').select('name').execute()).toEqual([])
})

test('a network full of addresses spends its own share and leaves the others theirs', async () => {
  const { db } = await freshDatabase()
  const { per_key: own, per_network, in_all: all } = BUDGETS['test-company']
  const spend = (address: string, network: string) =>
    spendBudget(db, 'test-company', { key: address, network }, now)
  let passed = 0
  for (let host = 0; host < 5; host++)
    for (let n = 0; n < own; n++) if ((await spend(`203.0.113.${host}`, '203.0.113.0/24')).within) passed++
  expect(passed).toBe(per_network)
  expect(await spend('203.0.113.200', '203.0.113.0/24')).toMatchObject({ within: false, spent: 'network' })
  for (let n = 0; n < all - per_network; n++)
    expect(await spend(`192.0.2.${n}`, `network ${n}`)).toEqual({ within: true })
  expect(await spend('192.0.2.255', 'another')).toMatchObject({ within: false, spent: 'all' })
})
