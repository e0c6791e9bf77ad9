import { expect, test } from 'vitest'
import { presenceOf, weekOf } from './presence'

test('days are read as halves of a week, whatever their order and capitals', () => {
  expect(weekOf('Lundi matin, mardi, jeudi après-midi')).toEqual(['m', 'ma', '', 'a', '', '', ''])
  expect(weekOf('samedi matin, mercredi matin, mercredi après-midi.')).toEqual([
    '',
    '',
    'ma',
    '',
    '',
    'm',
    '',
  ])
})

test('what is no list of days is left as it was written', () => {
  expect(weekOf('Sur rendez-vous')).toBeNull()
  expect(weekOf('')).toBeNull()
  const said = (answer: string) => [{ question: { text: 'Claire' }, answer: { text: answer } }]
  expect(presenceOf(said('Périnée\nlundi'))).toEqual([
    { name: 'Claire', field: 'Périnée', week: ['ma', '', '', '', '', '', ''] },
  ])
  expect(presenceOf(said('Périnée'))).toBeNull()
  expect(presenceOf(said('Périnée\nlundi\net autrement'))).toBeNull()
})
