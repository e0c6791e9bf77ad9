import { expect, onTestFinished, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { company, pieces, visitorOf } from '../../../tests/support/dossiers/path'
import {
  readablePieces,
  soleTrader,
  stoppingLines,
  strangersAccount,
  wrongPieces,
} from '../../../tests/support/files/readable-pieces'
import { textPdf } from '../../../tests/support/files/text-pdf'
import { startSite } from '../../../tests/support/program/in-process'
import { oncePerFile } from '../../../tests/support/runner/at-end'
import type { DocumentKind } from '../../domain/dossier/pieces/document-kind'
import type { ReadingState } from '../../domain/reading/reading-state'
import type { Verdict } from '../../domain/reading/verdict'
import { startChild } from '../../gateways/child-process/child-process'
import { findDossier } from '../../store/dossiers/dossiers'
import { eraseDossier } from '../retention/erase-dossier'
import { readVerdicts } from './read-verdicts'

const IBAN = 'FR1420041010050500013M02606'
const declared = { ...company, company_name: 'Boulangerie des Tilleuls' }

const urssaf = (issued: string) =>
  textPdf([
    'Urssaf',
    'ATTESTATION DE VIGILANCE',
    'Attestation de fourniture des déclarations sociales et paiement des cotisations',
    'SIRET : 732 829 320 00074',
    `Fait à Lyon, le ${issued}`,
  ])
const rib = () =>
  textPdf([
    'RELEVÉ D’IDENTITÉ BANCAIRE',
    'Titulaire du compte : SARL BOULANGERIE DES TILLEULS',
    `IBAN ${IBAN}`,
    'BIC AGRIFRPP',
    'Domiciliation : Agence de Lyon',
  ])
const otherExtract = () =>
  textPdf([
    'AVIS DE SITUATION AU RÉPERTOIRE SIRENE',
    'Identifiant SIREN 552 081 317',
    'À la date du 12/05/2026',
    'Dénomination : MENUISERIE KERZWAK',
  ])

/** Each looks at a dossier of its own; the program that reads is loaded once. */
const sharedSite = oncePerFile(() => startSite({ READ_PIECES: 'on' }))

interface Told {
  documents: {
    document_type: string
    reading: {
      state: ReadingState
      kind: string
      confirmed: boolean
      verdicts: (Pick<Verdict, 'check' | 'outcome'> & { sentence: string })[]
    }
  }[]
}

/** What the holder is told, once nothing is read any more. */
async function toldOf(url: string, id: string) {
  const read = async () => (await (await visitorOf(url).read(id)).json()) as Told
  await expect
    .poll(async () => (await read()).documents.every(({ reading }) => reading.state !== 'pending'), {
      timeout: 300_000,
      interval: 300,
    })
    .toBe(true)
  const told = await read()
  return new Map(told.documents.map(({ document_type, reading }) => [document_type, reading]))
}

const outcomes = (reading: Told['documents'][number]['reading'] | undefined) =>
  Object.fromEntries((reading?.verdicts ?? []).map(({ check, outcome }) => [check, outcome]))

test('pieces are read on arrival: the holder is told, the values are for the administration', async () => {
  const { deps, url } = await startSite({ READ_PIECES: 'on' })
  // It counts what was read on its site; the program that reads knows no site.
  deps.pieceReader = sharedSite().deps.pieceReader
  const visitor = visitorOf(url)
  const id = await visitor.begin(declared)
  const today = new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })
  await visitor.upload(id, 'urssaf', 'urssaf.pdf', await urssaf(today))
  await visitor.upload(id, 'rib', 'rib.pdf', await rib())
  await visitor.upload(id, 'kbis', 'avis.pdf', await otherExtract())

  const told = await toldOf(url, id)
  expect(outcomes(told.get('urssaf'))).toEqual({ kind: 'passed', 'issue-date': 'passed', siren: 'passed' })
  expect(outcomes(told.get('rib'))).toEqual({ kind: 'passed', iban: 'passed', holder: 'passed' })
  expect(outcomes(told.get('kbis'))).toEqual({ kind: 'passed', siren: 'failed' })
  expect(JSON.stringify([...told])).not.toMatch(/FR14|552081317|KERZWAK/)

  const admin = await administratorOf(url)
  const { documents, events } = await admin.readDossier({ params: { id } })
  expect(documents.find(({ document_type }) => document_type === 'rib')?.reading.fields).toMatchObject({
    iban: IBAN,
    holder: 'SARL BOULANGERIE DES TILLEULS',
  })
  expect(JSON.stringify(events)).not.toContain(IBAN)
  const { crops } = await admin.readCrops({ params: { id, document_type: 'rib' } })
  expect(Object.keys(crops).sort()).toEqual(['holder', 'iban'])

  const confirmation = () => fetch(`${url}/api/company/${id}/document/kbis/confirmation`, { method: 'POST' })
  expect((await confirmation()).status).toBe(200)
  expect((await confirmation()).status).toBe(200)
  expect((await toldOf(url, id)).get('kbis')?.confirmed).toBe(true)
  expect(
    (await admin.readDossier({ params: { id } })).events.filter(({ type }) => type === 'document-confirmed'),
  ).toHaveLength(1)

  await eraseDossier(deps, id, 'demande')
  expect(await deps.db.selectFrom('readings').selectAll().execute()).toEqual([])
  expect(await deps.db.selectFrom('dossier_verdicts').selectAll().execute()).toEqual([])
})

test('a line that the reading found wrong is ticked only by who says so, and the journal keeps on what', async () => {
  const { url } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.begin(soleTrader)
  for (const [kind, bytes] of await readablePieces())
    await visitor.upload(id, kind, `${kind}.pdf`, kind === 'rib' ? await strangersAccount() : bytes)
  const told = await toldOf(url, id)
  for (const kind of ['identity_recto', 'identity_verso', 'urssaf', 'kbis'])
    expect([kind, ...new Set(Object.values(outcomes(told.get(kind))))]).toEqual([kind, 'passed'])
  expect(outcomes(told.get('rib'))).toEqual({ kind: 'passed', iban: 'passed', holder: 'failed' })

  const admin = await administratorOf(url)
  const rib = async () => {
    const { documents } = await admin.readDossier({ params: { id } })
    return documents.find(({ document_type }) => document_type === 'rib')
  }
  const sha256 = String((await rib())?.sha256)
  const tick = (check: string, more = {}) =>
    admin.checkDocument({
      params: { id, document_type: 'rib' },
      body: { check, ticked: true, sha256, ...more },
    })
  await expect(tick('holder')).rejects.toMatchObject({ status: 409, code: 'reading-failed' })
  await tick('iban')
  expect((await rib())?.checked).toEqual(['iban'])
  await tick('holder', { despite: true })
  const { events } = await admin.readDossier({ params: { id } })
  const ticks = events.filter(({ type }) => type === 'document-checked')
  expect(ticks.map(({ data }) => [data.check, data.standing])).toEqual([
    ['holder', 'failed'],
    ['iban', 'passed'],
  ])
})

test('each fault that triage is tried with is found wrong or left in doubt, and nothing of a good piece is', async () => {
  const { url } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.begin(soleTrader)
  const good = await readablePieces()
  for (const [kind, bytes] of good) await visitor.upload(id, kind, `${kind}.pdf`, bytes)
  const stopping = async (slot: DocumentKind) => {
    const reading = (await toldOf(url, id)).get(slot)
    return reading ? stoppingLines(slot, reading) : null
  }
  for (const kind of good.keys()) expect([kind, await stopping(kind)]).toEqual([kind, []])
  const wrong = await wrongPieces()
  for (const [at, { slot, fault, bytes }] of wrong.entries()) {
    await visitor.upload(id, slot, `${slot}.pdf`, bytes)
    expect((await stopping(slot)) ?? [], `${slot}, ${fault}`).not.toEqual([])
    // Each stands beside good pieces only.
    const next = wrong[at + 1]
    if (next && next.slot !== slot)
      await visitor.upload(id, slot, `${slot}.pdf`, good.get(slot) ?? Buffer.alloc(0))
  }
})

test('verdicts follow the day, the declared SIRET and the pieces, without a second reading', async () => {
  const { deps, url } = sharedSite()
  const visitor = visitorOf(url)
  const id = await visitor.begin(declared)
  await visitor.upload(id, 'urssaf', 'urssaf.pdf', await urssaf('28 février 2026'))
  await toldOf(url, id)
  const on = async (moment: string) => {
    const dossier = await findDossier(deps.db, id)
    if (!dossier) throw new Error('no dossier')
    const told = await readVerdicts({ ...deps, clock: () => new Date(moment) }, dossier)
    return Object.fromEntries(
      told.get('urssaf')?.verdicts.map(({ check, outcome }) => [check, outcome]) ?? [],
    )
  }
  expect(await on('2026-05-31T21:59:00Z')).toMatchObject({ 'issue-date': 'passed', siren: 'passed' })
  expect(await on('2026-05-31T22:01:00Z')).toMatchObject({ 'issue-date': 'failed' })
  await fetch(`${url}/api/company/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...declared, siret: '552 081 317 66522' }),
  })
  expect(await on('2026-05-31T21:59:00Z')).toMatchObject({ 'issue-date': 'passed', siren: 'failed' })
})

test.each([
  ['idle', null, 'done'],
  ['busy', 'wait', 'done'],
  ['hanging', 'loop', 'unreadable'],
  ['killed by a piece', 'exit', 'unreadable'],
  ['at its limit of memory', 'grow', 'unreadable'],
] as const)(
  'pieces come in and a dossier is signed while the reader is %s; then its verdicts stand',
  async (_, doing, end) => {
    const { deps, url } = sharedSite()
    const child = startChild<string, null>('../tests/support/program/unruly-program', {
      deadlineMs: 500,
      memoryBytes: 256 * 1024 * 1024,
      niceness: 10,
    })
    const account = await rib()
    const reader = readerOf(account, doing, what => child.run(what))
    const before = deps.pieceReader
    deps.pieceReader = { read: reader.read, stop: child.stop }
    onTestFinished(async () => {
      reader.release()
      deps.pieceReader = before
      await child.stop()
    })
    const visitor = visitorOf(url)
    const id = await visitor.complete(declared)
    expect((await visitor.upload(id, 'rib', 'rib.pdf', account)).status).toBe(201)
    if (doing) await expect.poll(reader.asked).toBeGreaterThan(0)
    expect((await visitor.upload(id, 'urssaf', 'urssaf.pdf', await urssaf('12 mai 2026'))).status).toBe(201)
    expect((await visitor.sign(id)).status).toBe(200)
    expect((await visitor.finalize(id)).status).toBe(200)
    reader.release()

    const told = await toldOf(url, id)
    const expected = pieces.map(([kind]) => [kind, kind === 'rib' ? end : 'done'])
    expect([...told].map(([kind, { state }]) => [kind, state]).sort()).toEqual(expected.sort())
    expect(told.get('rib')).toMatchObject({
      state: end,
      verdicts: end === 'done' ? [{ check: 'quality' }] : [],
    })
    // What kills is tried twice, then never again; what passes its deadline once. Growing may do either first.
    const tries = { done: [1], loop: [1], exit: [2], grow: [1, 2] }
    expect(tries[doing === 'wait' || doing === null ? 'done' : doing]).toContain(reader.asked())
  },
)

/** A reader to which one piece does something, and which finds every other illegible at once. */
function readerOf(
  harmful: Buffer,
  doing: 'wait' | 'loop' | 'exit' | 'grow' | null,
  misbehave: (how: string) => Promise<null>,
) {
  const illegible = { kind: null, fields: [], crops: {} }
  let asked = 0
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return {
    asked: () => asked,
    release,
    async read(_: unknown, bytes: Uint8Array) {
      if (!harmful.equals(bytes)) return illegible
      asked++
      if (doing === 'wait') await released
      return doing === null || doing === 'wait' ? illegible : misbehave(doing)
    },
  }
}

test('with READ_PIECES=off nothing is read, and nothing is said of it', async () => {
  const { url, deps } = await startSite()
  const id = await visitorOf(url).complete(declared)
  const told = await toldOf(url, id)
  expect([...told.values()].map(({ state }) => state)).toEqual(pieces.map(() => 'off'))
  expect(await deps.db.selectFrom('readings').selectAll().execute()).toEqual([])
})
