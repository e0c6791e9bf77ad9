import { expect, test } from 'vitest'
import type { AnswerFacts } from './answer-words'
import { fillAnswer } from './fill-answer'

const facts: AnswerFacts = {
  company: 'Menuiserie Lefèvre',
  first_name: 'Odile',
  missing: 'le RIB professionnel et l’attestation URSSAF',
  invoice: null,
  siret: '732 829 320 00074',
  email: 'odile@exemple.fr',
  agency: 'Sitéligible',
  telephone: '04 72 00 00 00',
}
const of = (text: string, company = facts.company) => fillAnswer(text, { ...facts, company }).text

test('words are filled in; what the dossier does not say stays, and is told', () => {
  expect(
    fillAnswer('{Prenom}, il manque\u00a0: {pièces manquantes}. Facture {numéro de facture}.', facts),
  ).toEqual({
    text: 'Odile, il manque\u00a0: le RIB professionnel et l’attestation URSSAF. Facture {numéro de facture}.',
    missing: ['{numéro de facture}'],
  })
})

test.each([
  ['le dossier de {entreprise}', 'Menuiserie Lefèvre', 'le dossier de Menuiserie Lefèvre'],
  ['le dossier de {entreprise}', 'Atelier Odile', 'le dossier d’Atelier Odile'],
  ['le dossier de {entreprise}', 'Éclat', 'le dossier d’Éclat'],
  ['De {entreprise}', 'Atelier Odile', 'D’Atelier Odile'],
  ['le dossier de {entreprise}', 'Le Petit Bistrot', 'le dossier du Petit Bistrot'],
  ['De {entreprise}', 'Les Fleurs d’Ana', 'Des Fleurs d’Ana'],
  ['le dossier de {entreprise}', 'L’Atelier', 'le dossier de l’Atelier'],
  ['le dossier de {entreprise}', 'Hôtel du Lac', 'le dossier de l’entreprise Hôtel du Lac'],
  ['le dossier de {entreprise}', '3D Concept', 'le dossier de l’entreprise 3D Concept'],
  ['le dossier de {entreprise}', 'EDF', 'le dossier de l’entreprise EDF'],
  ['pour que {entreprise} signe', 'Avenir Conseil', 'pour qu’Avenir Conseil signe'],
  ['lorsque {entreprise} signe', 'Garage Dupont', 'lorsque Garage Dupont signe'],
  ['que {entreprise} signe', 'Hangar 7', 'que l’entreprise Hangar 7 signe'],
  ['versée à {entreprise}', 'Le Fournil', 'versée au Fournil'],
  ['jusqu’à {entreprise}', 'Les Ulis Auto', 'jusqu’aux Ulis Auto'],
  ['À {entreprise}', 'Le Fournil', 'Au Fournil'],
  ['versée à {entreprise}', 'Garage Dupont', 'versée à Garage Dupont'],
  ['au-delà {entreprise}', 'Atelier', 'au-delà Atelier'],
])('%s, %s', (text, company, said) => {
  expect(of(text, company)).toBe(said)
})

test('a first name and the pieces follow their link', () => {
  expect(of('la carte de {prénom}')).toBe('la carte d’Odile')
  expect(fillAnswer('la carte de {prénom}', { ...facts, first_name: 'Hélène' }).text).toBe(
    'la carte de Hélène',
  )
  expect(of('l’absence de {pièces manquantes}')).toBe(
    'l’absence du RIB professionnel et l’attestation URSSAF',
  )
  expect(of('au {téléphone de l’agence}, SIRET {siret}')).toBe('au 04 72 00 00 00, SIRET 732 829 320 00074')
})

test('values are never read as words again', () => {
  expect(of('de {entreprise}', 'Agence {prénom} $1')).toBe('d’Agence {prénom} $1')
})
