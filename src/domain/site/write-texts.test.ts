import { expect, test } from 'vitest'
import { fullFacts } from '../../../tests/support/client-sites'
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
