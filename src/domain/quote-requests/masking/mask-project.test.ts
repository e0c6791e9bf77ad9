import { expect, test } from 'vitest'
import { ASKER, contactsIn, HIDING_TEXTS } from '../../../../tests/support/leads/hidden-contacts'
import { MASK } from './everyday-word'
import { maskProject } from './mask-project'

test('of more than two hundred texts that hide a contact none shows it', () => {
  expect(HIDING_TEXTS.length).toBeGreaterThanOrEqual(200)
  // The reader that looks for contacts finds them in the texts themselves.
  expect(HIDING_TEXTS.filter(text => contactsIn(text.normalize('NFKC')).length > 0).length).toBeGreaterThan(
    170,
  )
  const leaks = HIDING_TEXTS.flatMap(text => {
    const shown = maskProject(text, ASKER)
    const found = shown === null ? [] : contactsIn(shown)
    return found.length > 0 ? [{ text, shown, found }] : []
  })
  expect(leaks).toEqual([])
})

test('texts that hide nothing are read, and a masked contact takes little else with it', () => {
  const shown = [
    'Bonjour, je souhaite refaire ma salle de bain : douche à l’italienne, carrelage et lavabo. Environ 6 m2.',
    'Je cherche un expert-comptable pour la création de ma société, bilan annuel et déclarations de TVA.',
    'Devis pour deux fenêtres en PVC double vitrage, pose comprise, merci.',
  ]
  for (const text of shown) expect(maskProject(text, ASKER)).toBe(text)
  expect(maskProject('Fuite sous l’évier, c’est urgent. Merci de rappeler au 06 71 82 93 04.', ASKER)).toBe(
    `Fuite sous l’évier, c’est urgent. Merci de rappeler au ${MASK}.`,
  )
  expect(maskProject('JE CHERCHE UN PLOMBIER POUR UNE CHAUDIERE. CLOTHILDE ZORGLUB', ASKER)).toBe(
    `je cherche un plombier pour une chaudiere. ${MASK}`,
  )
  expect(
    maskProject('Toiture à refaire, 14 rue des Glycines à Quincampoix. Environ 80 m² de tuiles.', ASKER),
  ).toBe(`Toiture à refaire, ${MASK} Environ 80 m2 de tuiles.`)
})

test('a name that is an everyday word is masked all the same, and a text cut at a word', () => {
  const asker = { ...ASKER, name: 'Pierre Maison', email: 'jardin@boitecanari.example' }
  expect(
    maskProject('Refaire la façade de ma maison, les volets et le jardin, avec des tuiles.', asker),
  ).toBe(`Refaire la façade de ma ${MASK}, les volets et le ${MASK}, avec des tuiles.`)
  const long = maskProject('Refaire la toiture de la maison. '.repeat(40), ASKER)
  expect(long?.length).toBeLessThan(330)
  expect(long).toMatch(/ …$/)
})

test('everyday words told a site, a name and a telephone: they are masked, or nothing is shown', () => {
  const shown = (text: string) => maskProject(text, ASKER) ?? ''
  expect(shown('Fuite sous l’évier à réparer, voyez plombier-rouge pour les photos.')).not.toContain('rouge')
  expect(shown('Fuite sous l’évier à réparer, je m’appelle pierre maison, merci.')).not.toMatch(
    /pierre|maison/,
  )
  expect(shown('Fuite sous l’évier à réparer. cordialement, olivier fontaine')).not.toMatch(
    /olivier|fontaine/,
  )
  expect(shown('Fuite sous l’évier à réparer, rappelez au zéro-six pour la suite.')).not.toMatch(/six/)
  expect(
    shown('Fuite sous l’évier à réparer, mon code : juin, juillet, janvier, août, février, mars, avril.'),
  ).toBe('')
  for (const text of [
    'Bonjour, pourriez-vous refaire le sous-sol et la porte-fenêtre du rez-de-chaussée, est-ce possible en juin.',
    'Travaux prévus en juin ou juillet, un lave-vaisselle à poser et un chauffe-eau à remplacer.',
  ])
    expect(shown(text)).toBe(text)
})
