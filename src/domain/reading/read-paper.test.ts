import { expect, test } from 'vitest'
import { readPaper } from './read-paper'
import type { TextLine } from './text-line'

const linesOf = (text: string): TextLine[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({
      text: line.trim(),
      page: 0,
      confidence: 95,
      box: { x: 0.1, y: 0.05 + index * 0.03, width: 0.6, height: 0.015 },
    }))

const read = (text: string) => {
  const { kind, fields } = readPaper(linesOf(text))
  return { kind, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) }
}

test('reads an attestation of the Urssaf, its own date among others', () => {
  expect(
    read(`
      Urssaf
      À LYON, le 12/05/2026
      ATTESTATION DE VIGILANCE
      Dénomination sociale : SARL Boulangerie des Tilleuls
      SIREN : 732 829 320
      SIRET : 732 829 320 00074
      est à jour de ses obligations à la date du 31/12/2025
      Code de sécurité : 7328KX7PQ2M9TR8`),
  ).toMatchObject({
    kind: 'urssaf',
    issued_on: '2026-05-12',
    siren: '732829320',
    siret: '73282932000074',
    company_name: 'SARL Boulangerie des Tilleuls',
  })
})

test('reads the date of a letter beside its heading', () => {
  const letter =
    'URSSAF de votre région Le 02/06/2026\nATTESTATION DE VIGILANCE\nà la date du 31 décembre 2025'
  expect(read(letter)).toMatchObject({ kind: 'urssaf', issued_on: '2026-06-02' })
})

test('reads an extract, and the managers that it names', () => {
  expect(
    read(`
      Greffe du Tribunal de Commerce de Lyon
      Extrait Kbis
      EXTRAIT D’IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS
      à jour au 1er juin 2026
      Immatriculation au RCS, numéro 732 829 320 R.C.S. Lyon
      Date d’immatriculation 04/02/2014
      Dénomination : BOULANGERIE DES TILLEULS
      Gérant
      Nom, prénoms : FONTAINE Marie Claire`),
  ).toMatchObject({
    kind: 'kbis',
    siren: '732829320',
    issued_on: '2026-06-01',
    managers: 'FONTAINE Marie Claire',
  })
})

test('reads an account whose keys hold, look-alikes mended, and none whose keys do not', () => {
  const rib = (iban: string) =>
    read(`Relevé d’identité bancaire\nTitulaire du compte : SARL LES TILLEULS\nIBAN ${iban}\nBIC AGRIFRPP`)
  expect(rib('FR14 2004 1010 0505 0001 3M02 606')).toMatchObject({
    kind: 'rib',
    iban: 'FR1420041010050500013M02606',
    holder: 'SARL LES TILLEULS',
  })
  expect(rib('FR14 2OO4 1010 0505 0001 3M02 606')).toMatchObject({ iban: 'FR1420041010050500013M02606' })
  expect(rib('FR14 2004 1010 0505 0001 3M02 607')).toMatchObject({ iban: '' })
})

test('reads the zone of a card and of a passport by their check digits', () => {
  expect(
    read('IDFRAX4RTBPFW46<<<<<<<<<<<<<<<\n9007138F3002119FRA<<<<<<<<<<<6\nMARTIN<<MAELYS<GAELLE<MARIE<<<'),
  ).toMatchObject({
    kind: 'identity_verso',
    last_name: 'MARTIN',
    expires_on: '2030-02-11',
    mrz: 'valid',
  })
  expect(read('IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<\n8806923102858CORINNE<<<<<<<6512068F6')).toMatchObject({
    kind: 'identity_recto',
    last_name: 'BERTHIER',
    expires_on: '1998-06-28',
  })
})

test('reads in print until when a card is valid where its zone cannot be read', () => {
  const back = (...said: string[]) => read([...said, 'Signature de l’autorité', 'Taille : 1,68 m'].join('\n'))
  const issued = 'délivrée le : 02.01.2009'
  expect(back(`Carte valable jusqu’au : 01.01.2019 ${issued}`)).toMatchObject({ expires_on: '2019-01-01' })
  expect(back('Carte valable jusqu’au', '01.01.2019', issued)).toMatchObject({ expires_on: '2019-01-01' })
  expect(back(issued)).not.toHaveProperty('expires_on')
})

test.each([
  [
    'an invoice with an account on it',
    'FACTURE N° 2026-12\nTotal TTC 1 440,00\nIBAN FR14 2004 1010 0505 0001 3M02 606\nBIC AGRIFRPP\nTitulaire du compte : LES TILLEULS\nRèglement à trente jours par virement bancaire',
  ],
  [
    'a call for contributions',
    'Urssaf\nAPPEL DE COTISATIONS\nSIRET : 732 829 320 00074\nMontant dû au titre du deuxième trimestre\nDate limite de paiement à respecter impérativement cette année',
  ],
])('%s is none of ours, and nothing is kept of it', (_, text) => {
  expect(readPaper(linesOf(text))).toEqual({ kind: 'other', fields: [] })
})

test('too few words are no paper', () => {
  expect(readPaper(linesOf('bonjour\n12'))).toEqual({ kind: null, fields: [] })
})

test('two different firms on one paper give none', () => {
  expect(
    read('AVIS DE SITUATION AU RÉPERTOIRE SIRENE\nSIREN 732 829 320\nSIREN 552 081 317'),
  ).not.toHaveProperty('siren')
})
