import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { company, pieces } from '../../../tests/support/dossiers/path'
import { uploadParts } from '../../../tests/support/files/upload-parts'
import { startSite } from '../../../tests/support/program/in-process'
import { signInvoice } from '../invoice/sign-invoice'
import { finalizeDossier } from './finalize-dossier'
import { submitCompany } from './submit-company'
import { uploadDocument } from './upload-document'

/**
 * What each call asks the database, `begin` and `commit` included; it was 7, 14, 16, 18 and 16, then 3, 8, 8, 13 and 12. One of those of `sign`
 * is the database's clock, one looks for the quote whose aid the invoice names.
 */
const MOST = { submit: 1, upload: 2, 'last upload': 2, sign: 8, finalize: 2 }

const asked = new AsyncLocalStorage<string[]>()
const { query } = pg.Client.prototype

beforeAll(() => {
  pg.Client.prototype.query = function (this: pg.Client, ...words: Parameters<typeof query>) {
    asked.getStore()?.push(JSON.stringify(words[0]))
    return query.apply(this, words)
  } as typeof query
})
afterAll(() => {
  pg.Client.prototype.query = query
})

test('the French path asks the database no more often than it must', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const counted: Record<string, number> = {}
  const count = async <Result>(name: string, work: () => Promise<Result>) => {
    const statements: string[] = []
    const result = await asked.run(statements, work)
    counted[name] = Math.max(counted[name] ?? 0, statements.length)
    return result
  }
  const { id } = await count('submit', () => submitCompany(deps, CLIENT, company, null))
  for (const [kind, filename, bytes] of pieces) {
    const name = kind === pieces.at(-1)?.[0] ? 'last upload' : 'upload'
    await count(name, () =>
      uploadDocument(deps, CLIENT, id, { parts: uploadParts(kind, filename, bytes), announced: null }),
    )
  }
  await count('sign', () =>
    signInvoice(deps, CLIENT, { key: id }, { pdfSha256: null, agreementsVersion: null }),
  )
  await count('finalize', () => finalizeDossier(deps, CLIENT, { key: id }))
  expect(counted).toEqual(MOST)
})
