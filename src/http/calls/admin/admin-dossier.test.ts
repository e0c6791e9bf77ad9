import { expect, test } from 'vitest'
import { parisYear } from '~/domain/text/french'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../../tests/support/dossiers/decision-left'
import { granted, refused } from '../../../../tests/support/dossiers/decisions'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { pdfFile } from '../../../../tests/support/files/files'
import { startSite } from '../../../../tests/support/program/in-process'
import { oncePerFile } from '../../../../tests/support/runner/at-end'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

/** @param site its own, where papers are numbered or all of them are looked at */
async function dashboard(site = sharedSite()) {
  const admin = await administratorOf(site.url)
  const visitor = visitorOf(site.url)
  const read = (id: string) => admin.readDossier({ params: { id } })
  const change = async (
    id: string,
    status: 'Incomplet' | 'Soumis' | 'Accepté' | 'Refusé' | 'Payé',
    more = {},
  ) => {
    const { version } = await read(id)
    const asked = status === 'Accepté' ? granted() : status === 'Refusé' ? refused() : { status }
    return admin.changeStatus({ params: { id }, body: { ...asked, version, ...more } })
  }
  /** Lets the decision leave as the job does a quarter of an hour later. */
  const settle = (id: string) => decisionLeft(site.deps, id)
  const mails = (id: string) =>
    site.deps.db.selectFrom('emails').select(['kind', 'data']).where('dossier_id', '=', id).execute()
  return { site, admin, visitor, read, change, settle, mails }
}

test('an incomplete dossier: only the named pieces change, and it is handed in again without a signature', async () => {
  const { visitor, change, read, mails } = await dashboard()
  const id = await visitor.finish()
  const { signature_timestamp } = await read(id)
  expect((await visitor.upload(id, 'rib', 'rib.pdf', pdfFile())).status).toBe(409)

  const sentBack = await change(id, 'Incomplet', { reason: 'RIB illisible', documents: ['rib'] })
  expect(sentBack.request).toEqual({ reason: 'RIB illisible', documents: ['rib'], remaining: ['rib'] })
  expect((await mails(id)).find(({ kind }) => kind === 'pieces-requested')?.data).toMatchObject({
    documents: ['rib'],
    signed: true,
  })
  expect((await visitor.upload(id, 'kbis', 'kbis.pdf', pdfFile())).status).toBe(409)
  const early = await visitor.finalize(id)
  expect([early.status, (await early.json()).code]).toEqual([409, 'documents-missing'])

  expect((await visitor.upload(id, 'rib', 'rib.pdf', pdfFile(2_000))).status).toBe(201)
  expect(await (await visitor.read(id)).json()).toMatchObject({ step: 2, request: { remaining: [] } })
  expect((await visitor.finalize(id)).status).toBe(200)
  const again = await read(id)
  expect([again.status, again.signature_timestamp]).toEqual(['Soumis', signature_timestamp])
  expect((await visitor.upload(id, 'rib', 'rib.pdf', pdfFile())).status).toBe(409)
})

test('an « Incomplet » without a reason or a piece is refused, field by field', async () => {
  const { visitor, change } = await dashboard()
  const id = await visitor.finish()
  await expect(change(id, 'Incomplet', { reason: '  ' })).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'reason' }, { field: 'documents' }],
  })
})

test('of two administrators the second is told, and nothing is overwritten', async () => {
  const { admin, visitor, read } = await dashboard()
  const id = await visitor.finish()
  const { version } = await read(id)
  await admin.changeStatus({ params: { id }, body: { ...granted(), version } })
  await expect(admin.changeStatus({ params: { id }, body: { ...refused(), version } })).rejects.toMatchObject(
    {
      ...{ status: 409, code: 'dossier-changed' },
      message: expect.stringMatching(
        /^Ce dossier a changé entre-temps\s: «\sStatut changé\s», par .+ le [\d/]+ [\d:]+\. Il est maintenant «\sAccepté\s»/,
      ),
    },
  )
  expect((await read(id)).status).toBe('Accepté')
})

test('a change that the table does not hold is refused', async () => {
  const { visitor, change } = await dashboard()
  const id = await visitor.finish()
  await expect(change(id, 'Payé')).rejects.toMatchObject({ status: 409, code: 'transition-forbidden' })
})

test('a decision can be undone until it leaves, and then sends nothing', async () => {
  const { visitor, change, settle, mails, read } = await dashboard()
  const id = await visitor.finish()
  const refused = await change(id, 'Refusé')
  expect(refused.decision_due_at).not.toBeNull()
  expect(await (await visitor.read(id)).json()).toMatchObject({ status: 'Soumis' })
  expect(await (await visitor.finalize(id)).json()).toMatchObject({ status: 'Soumis' })
  expect(refused.transitions).toEqual([{ to: 'Soumis', asks: 'nothing', undoes: true }])
  await change(id, 'Soumis')
  await settle(id)
  expect((await mails(id)).map(({ kind }) => kind)).not.toContain('dossier-refused')
  expect((await read(id)).invoices).toEqual([
    expect.not.objectContaining({ avoir_number: expect.anything() }),
  ])
})

test('a refusal issues one avoir, mails it, and leads to a new invoice and signature', async () => {
  const { admin, visitor, change, settle, mails, read, site } = await dashboard(
    await startSite({ ROLE: 'web' }),
  )
  const id = await visitor.finish()
  const { invoice_number: first } = await read(id)
  await change(id, 'Refusé')
  await expect(change(id, 'Incomplet', { reason: 'erreur' })).rejects.toMatchObject({
    code: 'transition-forbidden',
  })
  await settle(id)
  await settle(id)
  expect(await (await visitor.read(id)).json()).toMatchObject({ status: 'Refusé' })
  const year = parisYear(new Date())
  const avoir_number = `AV-${year}-00001`
  expect((await read(id)).invoices).toMatchObject([{ invoice_number: first, avoir_number }])
  expect((await mails(id)).filter(({ kind }) => kind === 'dossier-refused')).toHaveLength(1)
  const avoir = await (await admin.paper({ params: { number: avoir_number } })).arrayBuffer()
  expect(Buffer.from(avoir).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await admin.factures({})).factures).toMatchObject([{ invoice_number: first, avoir_number }])
  await expect(site.deps.db.deleteFrom('avoirs').execute()).rejects.toThrow(/issued/)
  await expect(site.deps.db.updateTable('avoirs').set({ company_name: 'x' }).execute()).rejects.toThrow(
    /issued/,
  )

  const reopened = await change(id, 'Incomplet', { reason: 'Nouvelle demande' })
  expect(reopened.signature_timestamp).toBeNull()
  expect(reopened.invoice_number).not.toBe(first)
  expect((await visitor.finalize(id)).status).toBe(409)
  expect((await visitor.sign(id)).status).toBe(200)
  expect((await visitor.finalize(id)).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'Soumis', invoice_number: `FTN-${year}-00002` })
})

test('an acceptance says what was granted, is mailed with it, and can be reopened with a reason', async () => {
  const { visitor, change, settle, mails, read } = await dashboard()
  const id = await visitor.finish()
  await expect(
    change(id, 'Accepté', { grant: { amount: 6_000.01, body: ' ', decided_on: '2026-02-30' } }),
  ).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'grant.amount' }, { field: 'grant.body' }, { field: 'grant.decided_on' }],
  })
  await change(id, 'Accepté')
  await settle(id)
  expect((await mails(id)).find(({ kind }) => kind === 'dossier-accepted')?.data).toMatchObject({
    grant: { cents: 300_000, body: 'Région Essai', decided_on: '2026-01-15', paid_to: 'client' },
  })
  await expect(change(id, 'Soumis')).rejects.toMatchObject({ status: 422 })
  await change(id, 'Soumis', { reason: 'Erreur de l’organisme' })
  await change(id, 'Accepté')
  expect((await read(id)).events.find(({ type }) => type === 'status-changed')?.data).toMatchObject({
    amount_cents: 300_000,
    granted_by: 'Région Essai',
  })
  await expect(change(id, 'Payé')).rejects.toMatchObject({ code: 'transition-forbidden' })
})

test('a refusal names its motive and a sentence; the avoir and the e-mail say them', async () => {
  const { visitor, change, settle, mails, site } = await dashboard(await startSite({ ROLE: 'web' }))
  const id = await visitor.finish()
  await expect(change(id, 'Refusé', { motive: undefined, reason: ' ' })).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'motive' }, { field: 'reason' }],
  })
  await change(id, 'Refusé', refused('not-eligible'))
  await settle(id)
  expect((await mails(id)).find(({ kind }) => kind === 'dossier-refused')?.data).toMatchObject({
    motive: 'not-eligible',
    sentence: 'Le budget de cette aide est épuisé.',
  })
  const { paper } = await site.deps.db.selectFrom('avoirs').select('paper').executeTakeFirstOrThrow()
  expect(paper).toMatchObject({ motive: 'not-eligible' })
})

test('a piece is given as it was sent, as an attachment, and the view is recorded', async () => {
  const { admin, visitor, read } = await dashboard()
  const id = await visitor.complete()
  const answer = await admin.viewDocument({ params: { id, document_type: 'rib' } })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdfFile())).toBe(true)
  expect((await read(id)).events[0]).toMatchObject({ type: 'document-viewed', actor: 'administrator' })
  await expect(admin.viewDocument({ params: { id, document_type: 'passport' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('two administrators tick at once and both ticks stay; a piece replaced meanwhile takes none', async () => {
  const { admin, visitor, read } = await dashboard()
  const id = await visitor.complete()
  const rib = async () => (await read(id)).documents.find(({ document_type }) => document_type === 'rib')
  const sha256 = String((await rib())?.sha256)
  const tick = (check: string, ticked = true) =>
    admin.checkDocument({ params: { id, document_type: 'rib' }, body: { check, ticked, sha256 } })
  await Promise.all([tick('iban'), tick('holder'), tick('iban')])
  expect((await rib())?.checked.toSorted()).toEqual(['holder', 'iban'])
  await tick('holder', false)
  expect((await rib())?.checked).toEqual(['iban'])
  await expect(tick('unknown')).rejects.toMatchObject({ status: 404 })
  await visitor.upload(id, 'rib', 'autre.pdf', pdfFile(2_000))
  await expect(tick('holder')).rejects.toMatchObject({ status: 409, code: 'dossier-changed' })
})

test('dossiers of the same SIRET are shown as possible doubles, however it was typed', async () => {
  const { visitor, read } = await dashboard(await startSite({ ROLE: 'web' }))
  const id = await visitor.begin()
  const { id: other } = await (await visitor.submit({ ...company(), siret: '73282932000074' })).json()
  expect((await read(id)).doubles).toMatchObject([{ id: other }])
})

const company = () => ({
  company_name: 'Autre',
  siret: '',
  address: '1 rue X',
  phone: '01',
  email: 'a@b.fr',
})
