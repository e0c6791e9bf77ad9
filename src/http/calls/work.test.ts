import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { tickAll } from '../../../tests/support/dossiers/tick-all'
import { pdfFile } from '../../../tests/support/files/files'
import { invited } from '../../../tests/support/leads/invited'
import { startSite } from '../../../tests/support/program/in-process'
import type { Queue } from '../../domain/dossier/lists/queue'

test('a dossier is in the queue that it waits in, the longest waiting first', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const admin = await administratorOf(url)
  const opened = await visitor.begin()
  const complete = await visitor.complete({ company_name: 'Complète' })
  const first = await visitor.finish({ company_name: 'Première' })
  const second = await visitor.finish({ company_name: 'Seconde' })
  const ask = (id: string) => admin.askEligibility({ params: { id }, body: { asks: true, answers: {} } })
  await ask(opened)
  await ask(complete)
  const inQueue = async (queue: Queue) =>
    (await admin.queue({ params: { queue } })).dossiers.map(({ id }) => id)

  expect(await inQueue('to-check')).toEqual([first, second])
  expect(await inQueue('answer')).toEqual([opened, complete])
  expect(await inQueue('signature')).toEqual([complete])
  expect((await inQueue('to-transmit')).sort()).toEqual([first, second].sort())
  const counts = Object.fromEntries((await admin.queues({})).queues.map(({ name, count }) => [name, count]))
  expect(counts).toMatchObject({ 'to-check': 2, answer: 2, signature: 1, decision: 0 })

  const page = await admin.queue({ params: { queue: 'to-check' }, query: { limit: 1 } })
  const next = await admin.queue({
    params: { queue: 'to-check' },
    query: { limit: 1, cursor: String(page.next_cursor) },
  })
  expect([page, next].flatMap(({ dossiers }) => dossiers.map(({ id }) => id))).toEqual([first, second])

  const body = { answer: 'likely', sentence: 'Votre entreprise remplit les critères.' } as const
  const answer = () => admin.answerEligibility({ params: { id: opened }, body })
  await Promise.all([answer(), answer()])
  await answer()
  expect(await emailsOf(deps.db, 'eligibility-answered')).toHaveLength(1)
  expect(await inQueue('answer')).toEqual([complete])
  const { version } = await admin.readDossier({ params: { id: first } })
  const checked = () => admin.markPiecesChecked({ params: { id: first }, body: { version } })
  await expect(checked()).rejects.toMatchObject({ status: 409, code: 'checks-left' })
  await tickAll(admin, first)
  await checked()
  expect([await inQueue('to-check'), await inQueue('decision')]).toEqual([[second], [first]])
  await expect(checked()).rejects.toMatchObject({ code: 'dossier-changed' })

  const [piece] = (await admin.readDossier({ params: { id: first } })).documents
  const { document_type, sha256, checked: lines } = piece ?? { document_type: 'rib', sha256: '', checked: [] }
  const untick = { check: String(lines[0]), ticked: false, sha256 }
  await admin.checkDocument({ params: { id: first, document_type }, body: untick })
  expect(await inQueue('to-check')).toEqual([first, second])
  await tickAll(admin, first)
  const again = await admin.readDossier({ params: { id: first } })
  await admin.markPiecesChecked({ params: { id: first }, body: { version: again.version } })

  const read = await admin.readDossier({ params: { id: second } })
  await admin.changeStatus({
    params: { id: second },
    body: { status: 'Incomplet', version: read.version, reason: 'Flou', documents: ['rib'] },
  })
  expect(await inQueue('remind')).toEqual([])
  const long = new Date(Date.now() - 8 * 24 * 60 * 60_000)
  await deps.db.updateTable('dossiers').set({ requested_at: long }).where('id', '=', second).execute()
  expect(await inQueue('remind')).toEqual([second])
  await visitor.upload(second, 'rib', 'rib.pdf', pdfFile(2_000))
  expect(await inQueue('new-pieces')).toEqual([second])
})

test('a dossier is given to somebody, and what the team notes stays with the team', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const id = await visitor.finish()
  const owner = await administratorOf(url)
  const manager = await invited(url, owner, { role: 'manager', email: 'g@exemple.fr' })
  await invited(url, owner, { role: 'editor', email: 'e@exemple.fr' })
  const { colleagues } = await manager.colleagues({})
  expect(colleagues.map(({ name }) => name).sort()).toEqual(['Essai manager', 'Propriétaire'])

  await owner.assignDossier({ params: { id }, body: { account_id: manager.id } })
  const note = () => manager.noteOnDossier({ params: { id }, body: { text: ' Rappeler la gérante lundi. ' } })
  await Promise.all([note(), note()])
  const dossier = await owner.readDossier({ params: { id } })
  expect(dossier.assignee).toEqual({ id: manager.id, name: 'Essai manager' })
  expect(dossier.notes).toMatchObject([{ by: 'Essai manager', text: 'Rappeler la gérante lundi.' }])
  await owner.noteOnDossier({ params: { id }, body: { text: 'Fait.' } })
  await note()
  expect((await owner.readDossier({ params: { id } })).notes).toHaveLength(3)
  expect(JSON.stringify(await (await visitor.read(id)).json())).not.toContain('Rappeler')
  const mine = await manager.queue({ params: { queue: 'to-check' }, query: { assignee: manager.id } })
  expect(mine.dossiers).toMatchObject([{ id, assignee_name: 'Essai manager' }])
  await owner.assignDossier({ params: { id }, body: { account_id: null } })
  expect((await owner.readDossier({ params: { id } })).assignee).toBeNull()
  await expect(
    owner.assignDossier({ params: { id }, body: { account_id: 'personne' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('of two who give a dossier at once the later took it from the former unseen: he is told', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).finish()
  const owner = await administratorOf(url)
  const manager = await invited(url, owner, { role: 'manager', email: 'g@exemple.fr' })
  const give = (account_id: string | null, instead_of: string | null) =>
    owner.assignDossier({ params: { id }, body: { account_id, instead_of } })
  await give(manager.id, null)
  await give(manager.id, null)
  const { id: own } = await owner.me({})
  await expect(give(own, null)).rejects.toMatchObject({
    code: 'dossier-changed',
    message: expect.stringContaining('confié à Essai manager entre-temps'),
  })
  expect((await owner.readDossier({ params: { id } })).assignee?.id).toBe(manager.id)
  await give(null, manager.id)
  await expect(give(own, manager.id)).rejects.toMatchObject({
    message: expect.stringContaining('plus confié à personne'),
  })
})

test('what waits beside dossiers is counted with them, until it is done', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const others = async () => (await admin.queues({})).others
  const nothing = { notices: 0, reviews: 0, mails: 0, registrations: 0, disputes: 0, requests: 0 }
  expect(await others()).toEqual(nothing)
  await deps.db
    .insertInto('registrations')
    .values({
      ...{ id: 'r', company_name: 'Atelier Ngoma', registration_number: '', manager_name: '', message: '' },
      ...{ country: 'Sénégal', email: 'awa@ngoma.example', phone: '+221771234567', created_at: new Date() },
    })
    .execute()
  expect(await others()).toEqual({ ...nothing, registrations: 1 })
  await admin.contactRegistration({ params: { id: 'r' }, body: { note: '' } })
  expect(await others()).toEqual(nothing)
})

test('what is to be transmitted by hand is noted from its dossier, and leaves its queue', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const id = await visitorOf(url).finish()
  const toTransmit = async () => (await admin.readDossier({ params: { id } })).to_transmit
  const [transmission = ''] = await toTransmit()
  await admin.markTransmitted({ params: { id: transmission }, body: { note: 'Déposé au guichet.' } })
  expect(await toTransmit()).toEqual([])
  expect((await admin.queue({ params: { queue: 'to-transmit' } })).dossiers).toEqual([])
})
