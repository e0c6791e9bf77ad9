import { appendFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { checkPieces } from './check-pieces'
import { recheckPieces } from './recheck-pieces'

test('a piece that was cut, lengthened or lost is noticed by the next night, and told', async () => {
  const { deps, url, dataDir } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).complete()
  expect(await checkPieces(deps)).toEqual({ pieces: 5, flaws: [] })
  const rows = await deps.db.selectFrom('documents').select(['document_type', 'file_key']).execute()
  const pathOf = (kind: string) => {
    const key = String(rows.find(row => row.document_type === kind)?.file_key)
    return join(dataDir, 'files', key.slice(0, 2), key)
  }
  truncateSync(pathOf('rib'), statSync(pathOf('rib')).size - 10)
  appendFileSync(pathOf('kbis'), 'x')
  rmSync(pathOf('urssaf'))
  const { flaws } = await checkPieces(deps)
  expect(flaws.map(({ piece }) => piece).sort()).toEqual(['kbis', 'rib', 'urssaf'])
  expect(flaws.every(flaw => flaw.dossier === id && flaw.reason === 'unreadable')).toBe(true)
  await recheckPieces(deps)
  const emails = await emailsOf(deps.db, 'agency-papers-flawed')
  expect(emails).toMatchObject([{ data: { count: 3 } }])
})
