import { expect, test } from 'vitest'
import { documentsOf } from '~/store/documents'
import { findDossier } from '~/store/dossiers'
import { chainOf } from '~/store/events'
import { CLIENT } from '../../../tests/support/actors'
import { startSite } from '../../../tests/support/in-process'
import { company, pieces } from '../../../tests/support/path'
import { submitCompany } from './submit-company'
import { uploadDocument } from './upload-document'

test('pieces that arrive at once, and one twice, all find their slots, and the journal a line for each', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const { id } = await submitCompany(deps, CLIENT, company, null)
  const [first] = pieces
  const sent = first ? [...pieces, first, first] : []
  await Promise.all(sent.map(piece => uploadDocument(deps, CLIENT, id, parts(...piece), null)))

  expect((await documentsOf(deps.db, id)).map(({ document_type }) => document_type)).toEqual(
    pieces.map(([kind]) => kind).sort(),
  )
  expect(await findDossier(deps.db, id)).toMatchObject({ uploads: sent.length, version: sent.length + 1 })
  const lines = await chainOf(deps.db, id)
  expect(lines.map(({ rank }) => rank)).toEqual(Array.from({ length: sent.length + 1 }, (_, at) => at + 1))
  expect(lines.filter(({ type }) => type === 'document-replaced')).toHaveLength(2)
  expect(await deps.db.selectFrom('invoices').select('number').execute()).toHaveLength(1)
  expect(await deps.db.selectFrom('upload_reservations').select('id').execute()).toEqual([])
})

async function* parts(kind: string, filename: string, bytes: Buffer) {
  yield { field: 'document_type', value: kind }
  yield { filename, bytes: once(bytes) }
}

async function* once(bytes: Buffer) {
  yield bytes
}
