import { expect, test } from 'vitest'
import { csvLine } from '~/domain/text/csv-line'
import { exportCalls } from '~/usecases/leads/list-calls'
import { freshDatabase } from '../../../tests/support/database'
import { callsSite } from '../../../tests/support/leads'
import { callColumns } from './call-columns'

test('callers stand in the list as they are dialled, from France and from abroad', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, '2026-11-20T10:00:00Z')
  await site.call('abroad', 60, '+221771234567')
  await site.call('france', 60, '+33612345678', 600_000)
  await site.call('hidden', 60, null, 1_200_000)
  const callers = []
  const column = callColumns.find(({ title }) => title === 'Appelant')
  for await (const row of exportCalls(site.deps, site.account_id))
    callers.push(csvLine([column?.cell(row) ?? null]).trim())
  expect(callers).toEqual(['', '"06 12 34 56 78"', '"00 221 7 71 23 45 67"'])
})
