import { expect, test } from 'vitest'
import type { JournalEvent } from '~/domain/journal/event'
import { verifyChain } from '~/domain/journal/verify-chain'
import { freshDatabase } from '../../../tests/support/database/database'
import { appendEvent, chainOf, type NewEvent } from './events'
import { scrubEvents } from './scrub-events'

const event = (line: JournalEvent): NewEvent => ({
  ...line,
  dossier_id: 'd1',
  at: new Date(),
  by: { kind: 'client', ip: '192.0.2.7', userAgent: 'Mozilla' },
})

const TYPES = ['status-changed', 'decision-undone', 'status-changed'] as const

async function withThreeEvents() {
  const { db } = await freshDatabase()
  for (const type of TYPES) {
    await appendEvent(
      db,
      event({
        type,
        data: { from: 'Soumis', to: 'Incomplet', documents: ['rib', 'kbis'], reason: 'Mme Untel' },
      }),
    )
  }
  return db
}

test('the lines of a dossier form a chain that verifies', async () => {
  const db = await withThreeEvents()
  const chain = await chainOf(db, 'd1')
  expect(chain.map(({ rank, type }) => [rank, type])).toEqual([
    [1, TYPES[0]],
    [2, TYPES[1]],
    [3, TYPES[2]],
  ])
  expect(verifyChain(chain)).toMatchObject({ intact: true })
  expect(chain[0]?.personal.reason?.value).toBe('Mme Untel')
})

test('lines written at once keep their places', async () => {
  const { db } = await freshDatabase()
  await Promise.all(Array.from({ length: 30 }, () => appendEvent(db, event({ type: 'dossier-created' }))))
  expect(verifyChain(await chainOf(db, 'd1'))).toMatchObject({ intact: true })
  expect(await chainOf(db, 'd1')).toHaveLength(30)
})

test('a purge takes the personal data and their salts, and the chain still verifies', async () => {
  const db = await withThreeEvents()
  await scrubEvents(db, 'd1')
  const rows = JSON.stringify(await db.selectFrom('events').selectAll().execute())
  for (const gone of ['192.0.2.7', 'Mozilla', 'Mme Untel']) expect(rows).not.toContain(gone)
  const chain = await chainOf(db, 'd1')
  expect(verifyChain(chain)).toMatchObject({ intact: true })
  expect(chain[0]?.personal.ip).toMatchObject({ salt: null, value: null })
  expect(chain[0]?.data.documents).toEqual(['rib', 'kbis'])
})

test('a changed, removed or slipped-in line breaks it', async () => {
  const changed = await withThreeEvents()
  await changed.updateTable('events').set({ ip: '192.0.2.8' }).where('rank', '=', 2).execute()
  expect(verifyChain(await chainOf(changed, 'd1'))).toMatchObject({ intact: false, rank: 2 })
  const cut = await withThreeEvents()
  await cut.deleteFrom('events').where('rank', '=', 2).execute()
  expect(verifyChain(await chainOf(cut, 'd1'))).toMatchObject({ intact: false, rank: 2 })
})
