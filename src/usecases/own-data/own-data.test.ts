import { expect, test } from 'vitest'
import { findDossier } from '~/store/dossiers/dossiers'
import { insertPayment } from '~/store/papers/payments'
import { insertPhoto } from '~/store/sites/site-photos'
import { preparedSite } from '../../../tests/support/database/prepared-site'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { eraseOwnDossier } from './erase-own-dossier'
import { gatherOwnData } from './gather-own-data'
import { ownDataSections } from './own-data-sections'

const toSign = preparedSite(({ url }) => visitorOf(url).complete())

async function own() {
  const { site, found: id } = await toSign()
  const admin = await administratorOf(site.url)
  /** Asks for a code, reads it in the mail, and types it. */
  const typeCode = async () => {
    await admin.requestAddressCode({ params: { id } })
    const mails = await site.deliver(new Date())
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
    await admin.confirmAddress({ params: { id }, body: { code } })
  }
  const pdf = () => fetch(`${site.url}/api/company/${id}/own-data/pdf`)
  return { site, admin, id, typeCode, pdf }
}

test('what is held is given after a fresh code alone, for machines and for people', async () => {
  const { site, admin, id, typeCode, pdf } = await own()
  const locked = { status: 403, code: 'fresh-code-needed' }
  const take = () => admin.exportOwnData({ params: { id } })
  await expect(take()).rejects.toMatchObject(locked)
  expect((await pdf()).status).toBe(403)
  await admin.noteOnDossier({ params: { id }, body: { text: 'Rappeler lundi.' } })
  await typeCode()
  const { data } = await take()
  expect(data).toMatchObject({
    company: { email: company.email, siret: company.siret },
    dossier: { status: 'Nouveau', email_proof: 'proven' },
    notes_of_the_team: [{ text: 'Rappeler lundi.' }],
  })
  expect((data.pieces as { filename: string }[]).map(({ filename }) => filename)).toContain('rib.pdf')
  const paper = await pdf()
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect((await paper.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
  const { events } = await admin.readDossier({ params: { id } })
  expect(events.filter(({ type }) => type === 'own-data-exported')).toHaveLength(2)
  // Eleven minutes later it is fresh no more.
  await site.deps.db
    .updateTable('dossiers')
    .set({ code_confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .execute()
  await expect(take()).rejects.toMatchObject(locked)
})

test('telephone and e-mail are corrected also after the signature; the old address is told', async () => {
  const { site, admin, id, typeCode } = await own()
  await visitorOf(site.url).sign(id)
  const contact = { phone: '06 00 00 00 00', email: 'nouvelle@exemple.fr' }
  const correct = () => admin.correctContact({ params: { id }, body: contact })
  await expect(correct()).rejects.toMatchObject({ status: 403 })
  await typeCode()
  await correct()
  expect(await (await visitorOf(site.url).read(id)).json()).toMatchObject({
    ...contact,
    email_proof: 'unproven',
  })
  const to = (await site.deliver(new Date())).map(mail => mail.to)
  expect(to).toContain(company.email)
  expect(to).toContain(contact.email)
})

test('a dossier is erased at its holder’s word, after a fresh code alone', async () => {
  const { site, admin, id, typeCode } = await own()
  await expect(admin.eraseOwnDossier({ params: { id } })).rejects.toMatchObject({ status: 403 })
  await typeCode()
  await admin.eraseOwnDossier({ params: { id } })
  expect((await visitorOf(site.url).read(id)).status).toBe(404)
  expect(await site.deps.db.selectFrom('documents').select('id').execute()).toEqual([])
  const by = { kind: 'client' as const, ip: '::1', userAgent: 'essai' }
  await expect(eraseOwnDossier(site.deps, by, { key: id })).rejects.toMatchObject({ code: 'not-found' })
})

test('the export left out questionnaire, files, quotes, payments and grant', async () => {
  const { site, admin, id, typeCode, pdf } = await own()
  const { db } = site.deps
  await visitorOf(site.url).sign(id)
  const dossier = await findDossier(db, id)
  const at = new Date()
  await db
    .updateTable('dossiers')
    .set({ granted_cents: 250_000, granted_by: 'Région', granted_on: '2026-11-20', grant_paid_to: 'agency' })
    .where('id', '=', id)
    .execute()
  await insertPayment(db, {
    ...{ invoice_number: String(dossier?.invoice_number), dossier_id: id, amount_cents: 1_000 },
    ...{ paid_on: '2026-11-21', payer: 'client', reference: 'VIR MARTIN', account_id: null, recorded_at: at },
  })
  await db
    .insertInto('quotes')
    .values({
      number: 'DEV-2026-00001',
      dossier_id: id,
      issued_at: at,
      valid_until: at,
      paper: '{}',
      agreed_at: null,
      filed_at: null,
    })
    .execute()
  const answers = JSON.stringify({ activity: 'Du pain, au levain.' })
  await db.insertInto('sites').values({ id: 'site', dossier_id: id, answers, begun_at: at }).execute()
  await db
    .insertInto('site_files')
    .values({
      ...{ id: 'fichier', dossier_id: id, filename: 'vitrine.jpg', media_type: 'image/jpeg', size: 3 },
      ...{ sha256: 'abc', file_key: 'fichier', uploaded_at: at },
    })
    .execute()
  await db
    .insertInto('site_domains')
    .values({
      ...{ site_id: 'site', name: 'boulangerie.test', www: false, token: 'preuve', asked_at: at },
      ...{ proven_at: at, online_at: at, away_at: null, looked_at: at, next_look_at: null, findings: '[]' },
    })
    .execute()
  await db
    .insertInto('site_comments')
    .values({
      ...{ site_id: 'site', number: 1, section: null, place: 'Accueil', state: 'todo', last_by: 'owner' },
      ...{ opened_at: at, moved_at: at },
    })
    .execute()
  await db
    .insertInto('site_comment_words')
    .values({
      ...{ site_id: 'site', comment: 1, number: 1, voice: 'owner', account_id: null, state: 'todo' },
      ...{ text: 'Mettez cette devanture.', at },
    })
    .execute()
  await insertPhoto(
    db,
    {
      ...{ id: 'image', site_id: 'site', alt: 'La devanture', focus_x: 0.5, focus_y: 0.5 },
      ...{ sha256: 'def', of_comment: 1, uploaded_at: at },
    },
    [{ file_key: 'image', photo_id: 'image', kind: 'whole', width: 1, height: 1, size: 1, sha256: 'def' }],
  )
  await typeCode()
  const { data } = await admin.exportOwnData({ params: { id } })
  expect(data).toMatchObject({
    grant: { amount_cents: 250_000, body: 'Région', paid_to: 'agency' },
    quotes: [{ number: 'DEV-2026-00001' }],
    payments: [{ amount_cents: 1_000, reference: 'VIR MARTIN' }],
    site: {
      answers: { activity: 'Du pain, au levain.' },
      files: [{ filename: 'vitrine.jpg' }],
      domains: [{ name: 'boulangerie.test' }],
      change_requests: [
        { words: [{ by: 'owner', text: 'Mettez cette devanture.' }], picture: { sha256: 'def' } },
      ],
      photos: [],
    },
  })
  expect((await pdf()).status).toBe(200)
})

test('the paper for people says answers, days and what was read in their words, and nothing as machines write it', async () => {
  const { site, id } = await own()
  await visitorOf(site.url).sign(id)
  const answers = { france: 'oui', effectif: '9', 'chiffre-affaires': 'inconnu', metier: 'liberal' }
  await site.deps.db
    .updateTable('dossiers')
    .set({ simulator_answers: JSON.stringify(answers), granted_cents: 250_000, granted_by: 'Région' })
    .set({ granted_on: '2026-11-20', grant_paid_to: 'client' })
    .execute()
  const dossier = await findDossier(site.deps.db, id)
  if (!dossier) throw new Error('no dossier')
  const data = await gatherOwnData(site.deps, dossier)
  const read_in_it = { siret: '73282932000074; 73282932000082', issued_on: '2026-05-12' }
  const handed_to = [{ body_name: 'À la main', state: 'superseded' as const, sent_at: null }]
  const pieces = data.pieces.map(piece => ({ ...piece, read_in_it }))
  const company = { ...data.company, siret: '73282932000074' }
  const sections = ownDataSections({ ...data, company, handed_to, pieces })
  const told = sections.flatMap(({ facts }) =>
    facts.map(([name, value]) => `${name} : ${value}`.replace(/\s/g, ' ')),
  )
  expect(told).toContain(
    'Réponses au test : Immatriculation en France : Oui ; Effectif : Moins de 10 ; Chiffre d’affaires : Je ne sais pas ; ' +
      'Métier : Profession libérale, santé, droit, chiffre',
  )
  expect(told).toContain('SIRET : 732 829 320 00074')
  expect(told).toContain('Organisme : Région, le 20 novembre 2026')
  expect(told).toContain('À la main : transmis : non')
  expect(told.join('\n')).toContain('SIRET : 732 829 320 00074, 732 829 320 00082 ; Émise le : 12/05/2026')
  expect(told.filter(line => /\d{4}-\d\d-\d\d|[{}"]|\b[a-z]+_[a-z]+\b/.test(line))).toEqual([])
})
