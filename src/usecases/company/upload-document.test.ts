import { expect, test } from 'vitest'
import { UPLOADS_PER_DOSSIER } from '~/domain/access/quota'
import { findDossier } from '~/store/dossiers/dossiers'
import { chainOf } from '~/store/events/events'
import { documentsOf } from '~/store/pieces/documents'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { company, pieces } from '../../../tests/support/dossiers/path'
import { pdfFile } from '../../../tests/support/files/files'
import { uploadParts } from '../../../tests/support/files/upload-parts'
import { startSite } from '../../../tests/support/program/in-process'
import { submitCompany } from './submit-company'
import { uploadDocument } from './upload-document'

test('pieces that arrive at once, and one twice, all find their slots, and the journal a line for each', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const { id } = await submitCompany(deps, CLIENT, company, null)
  const [first] = pieces
  const sent = first ? [...pieces, first, first] : []
  await Promise.all(
    sent.map(piece => uploadDocument(deps, CLIENT, id, { parts: uploadParts(...piece), announced: null })),
  )

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

test('a piece that a dossier takes no more keeps no room', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const { id } = await submitCompany(deps, CLIENT, company, null)
  const send = async (by: string | { key: string }) =>
    uploadDocument(deps, CLIENT, by, { parts: uploadParts('rib', 'rib.pdf', pdfFile()), announced: null })
  await expect(send({ key: 'nobody' })).rejects.toMatchObject({ code: 'not-found' })
  await deps.db.updateTable('dossiers').set({ uploads: UPLOADS_PER_DOSSIER }).execute()
  await expect(send({ key: id })).rejects.toMatchObject({ code: 'too-many-uploads' })
  await deps.db.updateTable('dossiers').set({ signed_at: new Date() }).execute()
  await expect(send(id)).rejects.toMatchObject({ code: 'already-signed' })
  expect(await deps.db.selectFrom('upload_reservations').select('id').execute()).toEqual([])
})
