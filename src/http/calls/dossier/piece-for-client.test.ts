import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { pdfFile } from '../../../../tests/support/files/files'
import { siteInTime } from '../../../../tests/support/program/site-in-time'

function pieceForm(kind: string, name = 'rib.pdf') {
  const body = new FormData()
  body.append('document_type', kind)
  body.append('file', new File([new Uint8Array(pdfFile(3_000))], name))
  return body
}

test('a piece that came by e-mail is added for the client, who is told once', async () => {
  const site = await siteInTime()
  const owner = await administratorOf(site.url)
  const id = await visitorOf(site.url).begin()
  await site.deliver(new Date())
  const add = (kind: string, name?: string) =>
    owner.uploadForClient({ params: { id }, body: pieceForm(kind, name) })

  expect(await add('rib')).toMatchObject({ document_type: 'rib', filename: 'rib.pdf' })
  await add('kbis')
  await expect(add('kbis', 'kbis.exe')).rejects.toMatchObject({ code: 'file-type' })
  const mails = await site.deliver(new Date(Date.now() + 11 * 60_000))
  expect(mails.map(({ to }) => to)).toEqual([company.email])
  expect(mails[0]?.text).toContain('Notre équipe')
  const { documents, events } = await owner.readDossier({ params: { id } })
  expect(documents.map(({ document_type }) => document_type).sort()).toEqual(['kbis', 'rib'])
  expect(events.find(({ type }) => type === 'document-added')).toMatchObject({
    actor: 'administrator',
    account_name: 'Propriétaire',
    data: { on_behalf: true },
  })
})

test('after the signature only what was asked for may be added', async () => {
  const site = await siteInTime()
  const owner = await administratorOf(site.url)
  const id = await visitorOf(site.url).finish()
  const add = (kind: string) => owner.uploadForClient({ params: { id }, body: pieceForm(kind) })
  await expect(add('rib')).rejects.toMatchObject({ code: 'already-signed' })
  const { version } = await owner.readDossier({ params: { id } })
  await owner.changeStatus({
    params: { id },
    body: { status: 'Incomplet', version, reason: 'Le RIB est illisible.', documents: ['rib'] },
  })
  await expect(add('kbis')).rejects.toMatchObject({
    code: 'piece-not-asked',
    message: expect.stringContaining('n’est pas redemandée'),
  })
  await add('rib')
  expect((await owner.readDossier({ params: { id } })).request?.remaining).toEqual([])
})
