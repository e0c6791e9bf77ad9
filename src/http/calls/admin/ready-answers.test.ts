import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { pdfFile } from '../../../../tests/support/files/files'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'
import { siteInTime } from '../../../../tests/support/program/site-in-time'
import { oncePerFile } from '../../../../tests/support/runner/at-end'
import { STARTING_ANSWERS } from '../../../emails/starting-answers'

/** Answers are written by titles of their own. */
const sharedSite = oncePerFile(() => siteInTime())

/** @param site its own, where all answers are looked at */
async function desk(site = sharedSite()) {
  const owner = await administratorOf(site.url)
  const titled = async (title: string) =>
    (await owner.readyAnswers({})).answers.find(answer => answer.title === title)
  return { site, owner, titled }
}

test('the first day has its answers; each can be changed, withdrawn and brought back, and keeps its versions', async () => {
  const { owner, titled } = await desk(await siteInTime())
  const { answers } = await owner.readyAnswers({})
  expect(answers.map(({ id }) => id).sort()).toEqual(STARTING_ANSWERS.map(({ id }) => id).sort())
  const first = answers.find(({ id }) => id === 'photo-illisible')
  const params = { answer: 'photo-illisible' }
  const words = { title: 'Photo floue', text: 'Une autre photo, s’il vous plaît, {prénom}.' }
  await owner.changeReadyAnswer({ params, body: { ...words, version: 0 } })
  await owner.changeReadyAnswer({ params, body: { ...words, version: 0 } })
  const changed = await titled('Photo floue')
  expect(changed).toMatchObject({ id: 'photo-illisible', by: 'Propriétaire' })
  await expect(
    owner.changeReadyAnswer({ params, body: { ...words, text: 'Trop tard.', version: 0 } }),
  ).rejects.toMatchObject({ status: 409, code: 'content-changed' })
  const { versions } = await owner.readyAnswerVersions({ params })
  expect(versions.map(({ text }) => text)).toEqual([words.text, first?.text])

  // A colleague's words are not taken out unseen.
  await expect(owner.withdrawReadyAnswer({ params, query: { version: 0 } })).rejects.toMatchObject({
    status: 409,
    code: 'content-changed',
  })
  await owner.withdrawReadyAnswer({ params, query: { version: changed?.version } })
  await owner.withdrawReadyAnswer({ params })
  expect(await titled('Photo floue')).toBeUndefined()
  expect((await owner.readyAnswers({})).answers).toHaveLength(STARTING_ANSWERS.length - 1)
  const { id } = await owner.createReadyAnswer({ body: words })
  expect((await owner.createReadyAnswer({ body: words })).id).toBe(id)
  expect(await titled('Photo floue')).toMatchObject({ id, text: words.text })
  const { events } = await owner.journalEvents({ query: { type: 'ready-answer-written' } })
  expect(events).toHaveLength(2)
})

test('a word that no dossier has, an address elsewhere and a title twice are refused', async () => {
  const { owner } = await desk()
  const create = (title: string, text: string) => owner.createReadyAnswer({ body: { title, text } })
  await expect(create('Nouvelle', 'Bonjour {nom de jeune fille}')).rejects.toMatchObject({
    code: 'invalid-fields',
    errors: [{ field: 'text', message: expect.stringContaining('{nom de jeune fille}') }],
  })
  await expect(create('Nouvelle', 'Voyez https://gagner.com')).rejects.toMatchObject({
    code: 'invalid-fields',
  })
  await expect(create('Pièces manquantes', 'Autre texte')).rejects.toMatchObject({
    errors: [{ field: 'title', message: expect.any(String) }],
  })
  await expect(create('', 'Texte')).rejects.toMatchObject({ errors: [{ field: 'title' }] })
  await expect(
    owner.changeReadyAnswer({ params: { answer: 'aucune' }, body: { title: 'A', text: 'B', version: 0 } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a dossier’s words are filled in; what it does not say is told, and is never sent between braces', async () => {
  const { site, owner } = await desk()
  const visitor = visitorOf(site.url)
  const id = await visitor.begin({ company_name: 'Atelier Odile', siret: '73282932000074' })
  await visitor.upload(id, 'rib', 'rib.pdf', pdfFile())
  await owner.createReadyAnswer({
    body: { title: 'À moi', text: 'Bonjour {Prenom}, {siret}, {entreprise}.' },
  })
  const { answers } = await owner.answersForDossier({ params: { id } })
  const of = (title: string) => answers.find(answer => answer.title === title)
  expect(of('Pièces manquantes')).toMatchObject({ missing: [] })
  expect(of('Pièces manquantes')?.text).toContain('le dossier d’Atelier Odile')
  expect(of('Pièces manquantes')?.text).toContain('l’attestation URSSAF de moins de 3 mois et l’extrait Kbis')
  expect(of('Pièces manquantes')?.text).not.toContain('le RIB')
  expect(of('À moi')).toMatchObject({
    text: 'Bonjour {Prenom}, 732 829 320 00074, Atelier Odile.',
    missing: ['{Prenom}'],
  })
  const send = (text: string) => owner.writeToClient({ params: { id }, body: { text } })
  await expect(send(String(of('À moi')?.text))).rejects.toMatchObject({
    code: 'invalid-fields',
    errors: [{ field: 'text', message: expect.stringContaining('{Prenom}') }],
  })
  await send('Bonjour Odile.')
  expect((await owner.readMessages({ params: { id } })).messages.map(({ text }) => text)).toEqual([
    'Bonjour Odile.',
  ])
})

test('pieces that were asked for again are named, and the first name is the one that was read', async () => {
  const { site, owner } = await desk()
  const id = await visitorOf(site.url).complete()
  const { version } = await owner.readDossier({ params: { id } })
  await owner.changeStatus({
    params: { id },
    body: { status: 'Incomplet', version, reason: 'Flou.', documents: ['rib', 'identity_verso'] },
  })
  const { answers } = await owner.answersForDossier({ params: { id } })
  const text = answers.find(answer => answer.id === 'pieces-manquantes')?.text
  expect(text).toContain('le verso de la pièce d’identité')
  expect(text).toContain('le RIB professionnel')
  expect(answers.find(answer => answer.id === 'rien-a-payer')?.missing).toEqual(['{numéro de facture}'])
})

test('who works on dossiers keeps them ready; an accountant sees none', async () => {
  // No e-mail leaves: who invites is given the link.
  const site = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(site.url)
  const manager = await invited(site.url, owner, { role: 'manager', email: 'gestion@exemple.fr' })
  const accountant = await invited(site.url, owner, { role: 'accountant', email: 'compta@exemple.fr' })
  await manager.createReadyAnswer({ body: { title: 'La mienne', text: 'Merci.' } })
  await expect(accountant.readyAnswers({})).rejects.toMatchObject({ status: 403 })
  await expect(accountant.createReadyAnswer({ body: { title: 'Non', text: 'Non.' } })).rejects.toMatchObject({
    status: 403,
  })
})
