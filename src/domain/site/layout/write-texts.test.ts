import { expect, test } from 'vitest'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import { firstLayout } from './first-layout'
import { layoutErrors } from './layout-errors'
import { writeTexts } from './write-texts'

const layout = firstLayout(fullFacts)
const heroOf = ({ pages }: typeof layout) => pages[0]?.sections[0]

test('what is written has its origin, what is emptied goes, the rest stays whose it was', () => {
  const hero = heroOf(layout)
  const written = writeTexts(
    layout,
    { 'hero.title': ' Le bois. ', 'hero.texts.0': '', [`hero.texts.${hero?.texts.length}`]: 'Et encore.' },
    'written',
  )
  expect(heroOf(written)).toMatchObject({
    title: { text: 'Le bois.', origin: 'written' },
    texts: [...(hero?.texts.slice(1) ?? []), { text: 'Et encore.', origin: 'written' }],
  })
  expect(layoutErrors(written, [])).toEqual([])
  expect(writeTexts(layout, {}, 'written')).toEqual(layout)
  expect(writeTexts(layout, { 'hero.title': hero?.title?.text ?? '' }, 'written')).toEqual(layout)
})

test('questions are written, taken out and added in pairs; half a pair is refused by a sentence', () => {
  const pair = (question: string, answer: string) => ({
    question: { text: question, origin: 'written' as const },
    answer: { text: answer, origin: 'written' as const },
  })
  const asked = structuredClone(layout)
  const hero = heroOf(asked)
  if (!hero) throw new Error('no hero')
  hero.questions = [pair('Quand ?', 'Demain.'), pair('Où ?', 'Ici.')]
  const written = writeTexts(
    asked,
    {
      'hero.questions.0.answer': 'Lundi.',
      ...{ 'hero.questions.1.question': '', 'hero.questions.1.answer': '' },
      ...{ 'hero.questions.2.question': 'Combien ?', 'hero.questions.2.answer': 'Rien.' },
    },
    'given',
  )
  expect(heroOf(written)?.questions.map(({ question, answer }) => [question.text, answer.text])).toEqual([
    ['Quand ?', 'Lundi.'],
    ['Combien ?', 'Rien.'],
  ])
  expect(heroOf(written)?.questions[0]).toMatchObject({
    question: { origin: 'written' },
    answer: { origin: 'given' },
  })
  const half = writeTexts(asked, { 'hero.questions.2.question': 'Combien ?' }, 'given')
  expect(layoutErrors(half, [])).toEqual([
    { field: 'pages.0.sections.0.questions.2', message: expect.stringContaining('vont ensemble') },
  ])
})
