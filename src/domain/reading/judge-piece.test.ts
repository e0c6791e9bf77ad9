import { expect, test } from 'vitest'
import type { DocumentKind } from '../dossier/pieces/document-kind'
import { judgePiece } from './judge-piece'
import type { PaperKind } from './paper-kind'
import type { FieldName } from './read-field'
import type { PaperReading } from './read-paper'
import type { JudgedDossier } from './read-pieces'
import type { Check } from './verdict'

const box = { x: 0, y: 0, width: 1, height: 0.1 }

function paper(
  kind: PaperKind | null,
  fields: Partial<Record<FieldName, string>> = {},
  confidence = 95,
): PaperReading {
  return {
    kind,
    fields: Object.entries(fields).map(([name, value]) => ({
      name: name as FieldName,
      value,
      page: 0,
      box,
      confidence,
    })),
  }
}

const dossier: JudgedDossier = {
  siret: '732 829 320 00074',
  company_name: 'Boulangerie des Tilleuls',
  day: '2026-05-31',
  registry: null,
}

const outcomeOf = (
  slot: DocumentKind,
  check: Check,
  pieces: Partial<Record<DocumentKind, PaperReading>>,
  change: Partial<JudgedDossier> = {},
) =>
  judgePiece(
    slot,
    { ...dossier, ...change },
    new Map(Object.entries(pieces) as [DocumentKind, PaperReading][]),
  ).find(verdict => verdict.check === check)?.outcome

const kbis = paper('kbis', {
  siren: '732829320',
  company_name: 'BOULANGERIE DES TILLEULS',
  managers: 'FONTAINE Marie Claire',
})

test.each([
  ['2026-05-31', '2026-02-28', 'passed'],
  ['2026-05-31', '2026-02-27', 'failed'],
  ['2026-06-01', '2026-02-28', 'failed'],
  ['2026-06-01', '2026-03-01', 'passed'],
  ['2026-08-31', '2026-05-31', 'passed'],
  ['2026-08-31', '2026-05-30', 'failed'],
  ['2026-05-31', '2026-05-31', 'passed'],
  ['2026-05-31', '2026-06-01', 'failed'],
])('handed in on %s, an attestation of %s has %s', (day, issued_on, outcome) => {
  expect(outcomeOf('urssaf', 'issue-date', { urssaf: paper('urssaf', { issued_on }) }, { day })).toBe(outcome)
})

test('an attestation whose date was not read is for a person', () => {
  expect(outcomeOf('urssaf', 'issue-date', { urssaf: paper('urssaf') })).toBe('inconclusive')
})

test('the SIREN of a paper is that of the declared SIRET, or not', () => {
  const siren = (value: string, siret = dossier.siret) =>
    outcomeOf('kbis', 'siren', { kbis: paper('sirene', { siren: value }) }, { siret })
  expect(siren('732829320')).toBe('passed')
  expect(siren('552081317')).toBe('failed')
  expect(siren('732829320', '123 456 789 00012')).toBe('inconclusive')
})

test('a paper in another’s slot is told, and nothing more is held against it', () => {
  const verdicts = judgePiece(
    'urssaf',
    dossier,
    new Map([['urssaf', paper('rib', { iban: 'FR1420041010050500013M02606' })]]),
  )
  expect(verdicts.map(({ check, outcome }) => [check, outcome])).toEqual([['kind', 'failed']])
  expect(outcomeOf('kbis', 'kind', { kbis: paper('rne') })).toBe('passed')
})

test('the holder of an account is the firm or its manager; only a sure and far name is another’s', () => {
  const holder = (value: string, confidence = 95, extract: PaperReading | undefined = kbis) =>
    outcomeOf('rib', 'holder', {
      rib: paper('rib', { holder: value }, confidence),
      ...(extract ? { kbis: extract } : {}),
    })
  expect(holder('SARL BOULANGERIE DES TILLEULS')).toBe('passed')
  expect(holder('BOULANGER1E DES TILLEUIS')).toBe('passed')
  expect(holder('Mme Marie FONTAINE')).toBe('passed')
  expect(holder('TOITURES DU SUD')).toBe('failed')
  expect(holder('TOITURES DU SUD', 60)).toBe('inconclusive')
  expect(holder('BOULANGERIE DES LILAS')).toBe('inconclusive')
})

test('a manager counts only from an extract of the declared firm', () => {
  const foreign = paper('kbis', {
    siren: '552081317',
    company_name: 'TOITURES DU SUD',
    managers: 'DURAND Paul',
  })
  const rib = paper('rib', { holder: 'TOITURES DU SUD' })
  expect(outcomeOf('rib', 'holder', { rib, kbis: foreign })).toBe('failed')
  const card = paper('identity_recto', { last_name: 'DURAND', first_name: 'PAUL', mrz: 'valid' })
  expect(outcomeOf('identity_recto', 'name', { identity_recto: card, kbis: foreign })).toBe('inconclusive')
  expect(outcomeOf('identity_recto', 'name', { identity_recto: card, kbis })).toBe('failed')
})

test('an identity paper past its printed date is told, never held against its holder', () => {
  const card = paper('passport', {
    last_name: 'FONTAINE',
    first_name: 'MARIE',
    expires_on: '2025-01-01',
    mrz: 'valid',
  })
  expect(outcomeOf('passport', 'expiry', { passport: card, kbis })).toBe('inconclusive')
  expect(outcomeOf('passport', 'name', { passport: card, kbis })).toBe('passed')
})

test('a firm that the registry closed is told', () => {
  expect(outcomeOf('kbis', 'registry', { kbis }, { registry: 'closed' })).toBe('failed')
  expect(outcomeOf('kbis', 'registry', { kbis }, { registry: 'open' })).toBe('passed')
  expect(outcomeOf('kbis', 'registry', { kbis })).toBeUndefined()
})

test('no sentence holds a value that was read', () => {
  const canary = 'CANARI77'
  const fields = {
    siren: canary,
    iban: canary,
    holder: canary,
    last_name: canary,
    first_name: canary,
    issued_on: '2019-07-07',
    expires_on: '2019-07-07',
    code_2d: canary,
    managers: canary,
    company_name: canary,
  }
  for (const [slot, kind] of [
    ['rib', 'rib'],
    ['urssaf', 'urssaf'],
    ['kbis', 'kbis'],
    ['passport', 'passport'],
  ] as const) {
    const said = JSON.stringify(judgePiece(slot, dossier, new Map([[slot, paper(kind, fields)]])))
    expect(said).not.toMatch(/CANARI|2019|07\/07/)
  }
})
