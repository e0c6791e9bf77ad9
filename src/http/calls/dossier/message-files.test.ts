import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { tablesWith, written } from '../../../../tests/support/files/canary'
import { pdfFile } from '../../../../tests/support/files/files'
import { siteInTime } from '../../../../tests/support/program/site-in-time'
import { FILES_A_MESSAGE, UNSENT_FILE_MS } from '../../../domain/dossier/messages'
import { documentBytes } from '../../../store/lists/counters'
import type { Deps } from '../../../usecases/ground/deps'
import { inspectMessageFile } from '../../../usecases/inspection/inspect-message-file'
import { sweepUnsentFiles } from '../../../usecases/messages/remove-message-file'
import { eraseDossier } from '../../../usecases/retention/erase-dossier'

const CANARY = 'canari7731'
const bytes = Buffer.concat([pdfFile(3_000), Buffer.from(`% ${CANARY}\n`)])

function formOf(name: string, content: Buffer = bytes) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(content)], name))
  return body
}

async function stored({ encryptedFiles }: Pick<Deps, 'encryptedFiles'>) {
  const keys: string[] = []
  for await (const { key } of encryptedFiles.list()) keys.push(key)
  return keys
}

async function talking() {
  const site = await siteInTime()
  const team = await administratorOf(site.url)
  const id = await visitorOf(site.url).begin()
  await site.deliver(new Date())
  const params = { id }
  const add = (name: string, content?: Buffer) => team.addMessageFile({ params, body: formOf(name, content) })
  const addForClient = (name: string) => team.addFileForClient({ params, body: formOf(name) })
  const open = (file: string, key = id) => fetch(`${site.url}/api/company/${key}/message-files/${file}`)
  const thread = () => team.readMessages({ params })
  return { site, db: site.deps.db, team, id, params, add, addForClient, open, thread }
}

test('a client’s file goes with the message that names it, once, and is opened by the team alone', async () => {
  const { site, db, team, params, add, open, thread } = await talking()
  const [file] = await Promise.all([add('../contrat.pdf'), add('../contrat.pdf')])
  expect(await add('../contrat.pdf')).toEqual(file)
  expect(file).toEqual({ id: file.id, filename: 'contrat.pdf', size: bytes.length })
  expect(await thread()).toMatchObject({ messages: [], unsent: [file] })
  const say = () => team.writeToTeam({ params, body: { text: '', files: [file.id] } })
  await say()
  await say()
  const { messages, unsent } = await thread()
  expect(messages).toMatchObject([
    { from: 'client', text: '(Sans texte, avec 1\u00a0fichier.)', files: [{ ...file, opens: false }] },
  ])
  expect([messages.length, unsent.length]).toEqual([1, 0])
  expect((await open(file.id)).status).toBe(404)

  const [told] = await site.deliver(new Date())
  expect(told?.text).toContain('Un fichier est joint')
  expect(told?.html).not.toContain(CANARY)
  const read = await team.readDossier({ params })
  expect(read.messages[0]?.files).toMatchObject([{ filename: 'contrat.pdf', flags: [] }])
  expect(read.events.find(({ type }) => type === 'client-wrote')?.data).toMatchObject({ files: 1 })
  const answer = await team.viewMessageFile({ params: { id: file.id } })
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  await inspectMessageFile(site.deps, file.id)
  expect(await db.selectFrom('message_files').select('inspected_at').execute()).not.toContainEqual({
    inspected_at: null,
  })
})

test('a file of the team’s waits on the client’s page, told by mail and never attached; it is saved, never run', async () => {
  const { site, db, team, id, params, addForClient, open, thread } = await talking()
  const file = await addForClient('Modèle d’attestation.pdf')
  expect((await open(file.id)).status).toBe(404)
  await team.writeToClient({ params, body: { text: 'Voici le modèle.', files: [file.id] } })
  const [mail, ...more] = await site.deliver(new Date())
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: company.email })
  expect(mail?.text).toContain('Modèle d’attestation.pdf')
  expect(site.mails().at(-1)?.raw).not.toContain('application/pdf')
  expect((await thread()).messages).toMatchObject([{ from: 'team', files: [{ id: file.id, opens: true }] }])

  const answer = await open(file.id)
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Modele/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('cache-control')).toBe('no-store')

  const other = (await (await visitorOf(site.url).submit()).json()) as { id: string }
  expect((await open(file.id, other.id)).status).toBe(404)
  await db.updateTable('message_files').set({ scan: 'infected' }).where('id', '=', file.id).execute()
  expect((await open(file.id)).status).toBe(404)
  expect((await thread()).messages[0]?.files).toMatchObject([{ opens: false }])
  await expect(team.viewMessageFile({ params: { id: file.id } })).rejects.toMatchObject({
    code: 'file-not-clean',
  })
  expect(await db.selectFrom('message_files').select(['dossier_id', 'dossier_key']).execute()).toEqual([
    { dossier_id: expect.any(String), dossier_key: true },
  ])
  expect(id).toBeTruthy()
})

test('what is no piece is refused, and so are too many; nothing of it stays', async () => {
  const { db, team, params, add, addForClient, thread } = await talking()
  const before = await documentBytes(db)
  await expect(add('page.html', Buffer.from('<script>1</script>'))).rejects.toMatchObject({
    code: 'file-type',
  })
  await expect(add('page.pdf', Buffer.from('<script>1</script>'))).rejects.toMatchObject({
    code: 'file-type',
  })
  await expect(add('vide.pdf', Buffer.alloc(0))).rejects.toMatchObject({ code: 'file-empty' })
  await expect(
    team.addMessageFile({ params: { id: 'personne' }, body: formOf('a.pdf') }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await db.selectFrom('message_files').select('id').execute()).toEqual([])
  expect(await db.selectFrom('upload_reservations').select('id').execute()).toEqual([])

  for (let n = 0; n < FILES_A_MESSAGE; n++) await add(`${n}.pdf`)
  await expect(add('de-trop.pdf')).rejects.toMatchObject({ status: 429, code: 'too-many-uploads' })
  const [first] = (await thread()).unsent
  await team.removeMessageFile({ params: { ...params, file: String(first?.id) } })
  await team.removeMessageFile({ params: { ...params, file: String(first?.id) } })
  expect((await thread()).unsent).toHaveLength(FILES_A_MESSAGE - 1)
  expect((await documentBytes(db)) - before).toBe((FILES_A_MESSAGE - 1) * bytes.length)

  // Neither side takes what the other gave, and a message with a file that is gone is not written.
  const own = await addForClient('equipe.pdf')
  const taken = team.writeToTeam({ params, body: { text: 'Bonjour', files: [own.id] } })
  await expect(taken).rejects.toMatchObject({ code: 'invalid-fields' })
  const gone = team.writeToClient({ params, body: { text: 'Bonjour', files: [String(first?.id)] } })
  await expect(gone).rejects.toMatchObject({ code: 'invalid-fields' })
  await expect(team.writeToTeam({ params, body: { text: ' ' } })).rejects.toMatchObject({
    code: 'invalid-fields',
  })
  expect((await thread()).messages).toEqual([])
  await team.writeToClient({ params, body: { text: 'Bonjour', files: [own.id] } })
  await team.removeFileForClient({ params: { ...params, file: own.id } })
  expect((await thread()).messages[0]?.files).toHaveLength(1)
})

test('a file that no message names goes a day later; the others go with the dossier', async () => {
  const { site, db, team, id, params, add, addForClient } = await talking()
  const before = await stored(site.deps)
  const kept = await addForClient(`${CANARY}-equipe.pdf`)
  await team.writeToClient({ params, body: { text: CANARY, files: [kept.id] } })
  const sent = await add(`${CANARY}.pdf`)
  await team.writeToTeam({ params, body: { text: CANARY, files: [sent.id] } })
  const left = await add(`${CANARY}-oublié.pdf`)
  const ids = async () => (await db.selectFrom('message_files').select('id').execute()).map(file => file.id)
  const later = (ms: number) => site.at(new Date(Date.now() + ms))
  await sweepUnsentFiles(later(UNSENT_FILE_MS - 60_000))
  expect(await ids()).toContain(left.id)
  await sweepUnsentFiles(later(UNSENT_FILE_MS + 60_000))
  expect((await ids()).sort()).toEqual([kept.id, sent.id].sort())
  expect(await written(site.dataDir, CANARY)).toEqual([])

  await eraseDossier(site.deps, id, 'demande')
  expect(await ids()).toEqual([])
  expect(await tablesWith(site.deps, CANARY)).toEqual([])
  expect(await documentBytes(db)).toBe(0)
  expect(await stored(site.deps)).toEqual(before)
})

test('what is held of a person names the files of both sides', async () => {
  const { site, team, params, add, addForClient } = await talking()
  const given = await add('donné.pdf')
  await team.writeToTeam({ params, body: { text: 'Voici.', files: [given.id] } })
  const own = await addForClient('reçu.pdf')
  await team.writeToClient({ params, body: { text: 'Merci.', files: [own.id] } })
  await add('pas-encore.pdf')
  await team.requestAddressCode({ params })
  const code = /\b\d{6}\b/.exec((await site.deliver(new Date())).at(-1)?.text ?? '')?.[0] ?? ''
  await team.confirmAddress({ params, body: { code } })
  const { data } = await team.exportOwnData({ params })
  expect(data).toMatchObject({
    messages: [{ files: [{ filename: 'donné.pdf' }] }, { files: [{ filename: 'reçu.pdf' }] }],
    files_of_unsent_messages: [{ filename: 'pas-encore.pdf', size: bytes.length }],
  })
  expect((await fetch(`${site.url}/api/company/${params.id}/own-data/pdf`)).status).toBe(200)
})
