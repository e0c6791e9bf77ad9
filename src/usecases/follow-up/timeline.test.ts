import { expect, test } from 'vitest'
import { preparedSite } from '../../../tests/support/database/prepared-site'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../tests/support/dossiers/decision-left'
import { company, pieces, visitorOf } from '../../../tests/support/dossiers/path'
import { pdfFile } from '../../../tests/support/files/files'

const handedIn = preparedSite(({ url }) => visitorOf(url).finish())

async function finished() {
  const { site, found: id } = await handedIn()
  const admin = await administratorOf(site.url)
  const timeline = () => admin.readTimeline({ params: { id } })
  const stages = async () => (await timeline()).stages.map(({ name, state }) => `${name}: ${state}`)
  const change = async (status: 'Accepté' | 'Refusé' | 'Incomplet', more: object) => {
    const { version } = await admin.readDossier({ params: { id } })
    await admin.changeStatus({ params: { id }, body: { status, version, ...more } })
  }
  /** A quarter of an hour later. */
  const settle = async (of = id) => {
    const later = new Date(Date.now() + 16 * 60_000)
    await decisionLeft(site.deps, of, later)
    return site.deliver(later)
  }
  return { site, admin, id, timeline, stages, change, settle }
}

const grant = { grant: { amount: 6000, body: 'Région', decided_on: '2026-01-15' } }
const refusal = { motive: 'body-refused', reason: 'Le budget de l’année est épuisé.' }

/** Quoted-printable, undone. */
const decoded = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

test('a dossier that was handed in has dated stages, and says where its acknowledgement went', async () => {
  const { site, admin, id, timeline, stages } = await finished()
  expect(await stages()).toEqual([
    'received: done',
    'transmitted: current',
    'examined: ahead',
    'decided: ahead',
    'making: ahead',
    'delivered: ahead',
  ])
  expect((await timeline()).acknowledgement).toEqual({ to: company.email, state: 'queued', sent_at: null })
  await site.deliver(new Date())
  expect((await timeline()).acknowledgement).toMatchObject({ to: company.email, state: 'sent' })
  const { transmissions } = await admin.transmissions({ query: { dossier_id: id } })
  await admin.markTransmitted({
    params: { id: String(transmissions[0]?.id) },
    body: { note: 'Par la poste.' },
  })
  expect((await stages())[1]).toBe('transmitted: done')
  expect((await timeline()).bodies).toHaveLength(1)
})

test('nothing of a decision shows before its e-mail; then a refusal is told with its avoir', async () => {
  const { site, id, timeline, stages, change, settle } = await finished()
  await site.deliver(new Date())
  await change('Refusé', refusal)
  expect(await stages()).toContain('decided: ahead')
  expect((await timeline()).refusal).toBeNull()
  const avoir = () => fetch(`${site.url}/api/company/${id}/avoir`)
  expect((await avoir()).status).toBe(404)
  const mails = await settle()
  const told = await timeline()
  expect(told.stages.map(({ name, state }) => [name, state])).toEqual([
    ['received', 'done'],
    ['examined', 'done'],
    ['decided', 'done'],
  ])
  expect(told.refusal?.avoir_number).toMatch(/^AV-/)
  expect(mails[0]?.text).toContain(String(told.refusal?.avoir_number))
  expect(told.refusal).toMatchObject({ sentence: refusal.reason, renounced: false })
  expect(decoded(String(mails[0]?.text))).toContain(refusal.reason)
  for (const part of ['text', 'html'] as const) {
    const words = decoded(String(mails[0]?.[part]))
    expect(words).toContain('Où en est votre dossier')
    expect(words).toMatch(/Reçu.*, le \d+/)
    expect(words).toContain(`avoir ${told.refusal?.avoir_number}`)
    expect(words).not.toContain('Transmis')
    // To the page from which he may apply again.
    expect(words).toMatch(/\/dossier\/(lien\/)?[\w-]{20,}/)
  }
  expect((await (await avoir()).arrayBuffer()).byteLength).toBeGreaterThan(10_000)
})

test('whose invoice is to be corrected reads in the message and on his page that a new dossier has it', async () => {
  const { site, change, settle, timeline } = await finished()
  await site.deliver(new Date())
  await change('Refusé', { ...refusal, motive: 'invoice-to-correct' })
  const [mail] = await settle()
  const { refusal: told, apply_again } = await timeline()
  expect(apply_again).not.toBeNull()
  const words = decoded(String(mail?.text)).replace(/\s+/g, ' ')
  for (const one of [told?.title, words]) expect(one).toContain('dans un nouveau dossier')
  expect(words).not.toContain('nous vous en proposerons')
})

test('applying again opens one dossier, however often it is pressed, with the pieces that are still valid', async () => {
  const { site, admin, id, stages, change, settle } = await finished()
  await expect(admin.applyAgain({ params: { id } })).rejects.toMatchObject({ status: 409 })
  await change('Refusé', { ...refusal, motive: 'no-decision' })
  await settle()
  // No body has said anything.
  expect(await stages()).toEqual(['received: done', 'decided: done'])
  const first = await admin.applyAgain({ params: { id } })
  const second = await admin.applyAgain({ params: { id } })
  expect(second.id).toBe(first.id)
  expect(first.id).not.toBe(id)
  const again = await (await visitorOf(site.url).read(first.id)).json()
  expect(again).toMatchObject({ company_name: company.company_name, status: 'Nouveau', signed: false })
  // The certificate's date was not read: it is asked for again.
  expect(again.documents.map(({ document_type }: { document_type: string }) => document_type).sort()).toEqual(
    pieces
      .map(([kind]) => kind)
      .filter(kind => kind !== 'urssaf')
      .sort(),
  )
  const opened = await admin.readDossier({ params: { id: first.id } })
  const refused = await admin.readDossier({ params: { id } })
  for (const piece of opened.documents)
    expect(refused.documents.map(({ sha256 }) => sha256)).toContain(piece.sha256)
  const codes = () =>
    site.deps.db
      .selectFrom('emails')
      .select('id')
      .where('dossier_id', '=', opened.id)
      .where('kind', '=', 'address-code')
      .execute()
  expect(await codes()).toHaveLength(1)
  // Cut off before the code was asked for.
  await site.deps.db.deleteFrom('emails').where('dossier_id', '=', opened.id).execute()
  await admin.applyAgain({ params: { id } })
  expect(await codes()).toHaveLength(1)
})

test('a dossier that ended before it was handed in shows its end, and nothing that did not happen', async () => {
  const { site, admin, settle } = await finished()
  const visitor = visitorOf(site.url)
  const id = await visitor.complete({ email: 'renonce@exemple.fr' })
  expect((await visitor.sign(id)).status).toBe(200)
  await expect(admin.readTimeline({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const { version } = await admin.readDossier({ params: { id } })
  await admin.changeStatus({
    params: { id },
    body: { status: 'Refusé', version, motive: 'not-eligible', reason: 'À la demande du client.' },
  })
  await settle(id)
  const told = await admin.readTimeline({ params: { id } })
  expect(told.stages.map(({ name, state }) => [name, state])).toEqual([['decided', 'done']])
  expect(told.refusal).toMatchObject({ sentence: 'À la demande du client.' })
})

test('an acceptance leads on to the site, and is dated by its e-mail', async () => {
  const { stages, change, settle, timeline } = await finished()
  await change('Accepté', grant)
  await settle()
  expect(await stages()).toEqual([
    'received: done',
    'examined: done',
    'decided: done',
    'making: current',
    'delivered: ahead',
  ])
  expect((await timeline()).apply_again).toBeNull()
})

test('pieces that were asked for come back as « pièces reçues », with the client’s word, once', async () => {
  const { site, admin, id, change } = await finished()
  await site.deliver(new Date())
  await expect(admin.writeWord({ params: { id }, body: { text: 'Bonjour' } })).rejects.toMatchObject({
    status: 409,
  })
  await change('Incomplet', { reason: 'Le RIB est illisible.', documents: ['rib'] })
  await site.deliver(new Date())
  await visitorOf(site.url).upload(id, 'rib', 'rib.pdf', pdfFile(2_000))
  const text = 'Le nouveau RIB est celui du Crédit rural.'
  for (let press = 0; press < 2; press += 1) {
    await admin.writeWord({ params: { id }, body: { text } })
    expect((await visitorOf(site.url).finalize(id)).status).toBe(200)
  }
  const mails = await site.deliver(new Date())
  const mailsTo = (address: string) => mails.filter(({ to }) => to === address).map(mail => mail.text)
  const toClient = mailsTo(company.email)
  expect(toClient.filter(words => words.includes('VOS PIÈCES SONT BIEN REÇUES'))).toHaveLength(1)
  expect(toClient.join()).not.toContain('est complet et signé')
  const toTeam = mailsTo(site.deps.agency.email)
  expect(toTeam).toHaveLength(1)
  expect(toTeam[0]).toContain(text)
  expect(toTeam[0]).toContain('RIB professionnel')
  expect(toTeam[0]).not.toContain('finalisé son dossier')
  const { events } = await admin.readDossier({ params: { id } })
  expect(events.filter(({ type }) => type === 'client-wrote')).toHaveLength(1)
})
