import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { takeDailyShare } from './take-daily-share'

const now = new Date('2026-03-01T23:00:00Z')

test('ten uploads at once from one network take what its share holds, and what comes back can be taken again', async () => {
  const { db } = await freshDatabase()
  const take = (bytes: number, network = 'a') => takeDailyShare(db, network, bytes, 4_200_000, now)
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(1_000_400)))
  expect(answers.filter(answer => answer === null)).toHaveLength(4)
  expect(answers.find(answer => answer !== null)).toEqual({ retryAfter: 3_600 })
  await take(-1_000_400)
  expect(await take(1_000_400)).toBeNull()
  expect(await take(1_000_400)).not.toBeNull()
  expect(await take(1_000_400, 'b')).toBeNull()
  expect(await take(4_300_000, 'c')).not.toBeNull()
})
