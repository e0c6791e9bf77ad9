import { expect, test } from 'vitest'
import { csvLine } from '~/domain/text/csv-line'
import { decideDispute } from '~/usecases/leads/calls/decide-dispute'
import { disputeCall } from '~/usecases/leads/calls/dispute-call'
import { exportCalls } from '~/usecases/leads/calls/list-calls'
import { freshDatabase } from '../../../tests/support/database/database'
import { CLIENT, OWNER } from '../../../tests/support/dossiers/actors'
import { callsSite } from '../../../tests/support/leads/leads'
import { callColumns, ownCallColumns } from './call-columns'

test('callers stand in the list as they are dialled, from France and from abroad', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, '2026-11-20T10:00:00Z')
  await site.call('abroad', 60, '+221771234567')
  await site.call('france', 60, '+33612345678', 600_000)
  await site.call('hidden', 60, null, 1_200_000)
  expect(await linesOf(site, ['Appelant'])).toEqual(['', '"06 12 34 56 78"', '"00 221 77 123 45 67"'])
  // Who buys calls may sit in Dakar or in Montréal: neither dials 06, nor both 00.
  expect(await linesOf(site, ['Appelant'], ownCallColumns('Africa/Dakar'))).toEqual([
    ...['', '"+33\u00a06\u00a012\u00a034\u00a056\u00a078"', '"+221\u00a077\u00a0123\u00a045\u00a067"'],
  ])
})

test('what was paid for a call stands beside what was given back of it', async () => {
  const { db } = await freshDatabase()
  const site = await callsSite(db, '2026-11-20T10:00:00Z')
  await site.call('kept', 60)
  await site.call('given-back', 60, '+221770000002', 600_000)
  await site.call('short', 5, '+221770000003', 1_200_000)
  const about = { accountId: site.account_id, callId: 'given-back' }
  await disputeCall(site.deps, CLIENT, about, { reason: 'not-a-request', words: '' })
  await decideDispute(site.deps, OWNER, 'given-back', {
    credited: true,
    sentence: 'C’était une erreur de numéro.',
  })
  expect(await linesOf(site, ['Montant HT', 'Rendu HT'])).toEqual(['0;0', '70;70', '70;0'])
})

test('a client reads when he was called by his own clock, the team by that of Paris', async () => {
  const { db } = await freshDatabase()
  const { deps, account_id, call } = await callsSite(db, '2026-07-31T23:30:00Z')
  await call('late', 60)
  const first = async ([when]: typeof callColumns) => {
    for await (const row of exportCalls(deps, account_id))
      return [when?.title, csvLine([when?.cell(row) ?? ''])]
    return []
  }
  expect(await first(callColumns)).toEqual(['Quand', '2026-08-01 01:30:00\r\n'])
  expect(await first(ownCallColumns('Africa/Dakar'))).toEqual([
    ...['Quand (Africa/Dakar)', '"2026-07-31 23:30:00"\r\n'],
  ])
})

/** Those columns of all calls, newest first. */
async function linesOf(
  { deps, account_id }: Awaited<ReturnType<typeof callsSite>>,
  titles: string[],
  all = callColumns,
) {
  const columns = all.filter(({ title }) => titles.includes(title))
  const lines = []
  for await (const row of exportCalls(deps, account_id))
    lines.push(csvLine(columns.map(({ cell }) => cell(row))).trim())
  return lines
}
