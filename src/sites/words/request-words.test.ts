import { expect, test } from 'vitest'
import { emptyFacts } from '../../domain/site/facts/empty-facts'
import { firstLayout } from '../../domain/site/layout/first-layout'
import { tradeWordsOf } from './trade-words'

const above = (trade: string, name: string) => {
  const { pages } = firstLayout(emptyFacts(name, trade))
  const form = pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'request')
  return { title: form?.title?.text, text: form?.texts[0]?.text ?? '' }
}
const NAMES = ['Martin', 'Durand et fils', 'Le Goff', 'Maison Perrier', 'Wagner', 'Zoé']

test.each([
  'opticien',
  'pharmacie',
  'pédicure',
  'diététicienne',
  'audioprothésiste',
  'chiropracteur',
  'ostéopathe',
  'infirmière à domicile',
  'kinésithérapeute à domicile',
])('above the form of a health trade nobody is asked to write what ails him: %s', trade => {
  expect(tradeWordsOf({ trade }).health).toBe(true)
  for (const name of NAMES) {
    const { title, text } = above(trade, name)
    expect(title).toMatch(/rendez-vous|moment/)
    expect(text).toMatch(/rien de votre santé/)
  }
})

test.each(['boulangerie', 'pâtisserie', 'boulanger ambulant'])(
  'a form that sends an order stands under words about one: %s',
  trade => {
    expect(tradeWordsOf({ trade }).send).toBe('Envoyer ma commande')
    for (const name of NAMES) expect(above(trade, name).title).toMatch(/command/i)
  },
)
