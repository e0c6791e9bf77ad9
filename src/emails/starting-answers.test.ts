import { expect, test } from 'vitest'
import { ANSWER_LIMITS } from '~/domain/ready-answers/answer-limits'
import { unknownWords } from '~/domain/ready-answers/answer-words'
import { writingFlaws } from '../../tests/support/texts/writing-flaws'
import { STARTING_ANSWERS } from './starting-answers'

test.each(STARTING_ANSWERS)(
  '« $title » reads as one writes, within limits, with words that dossiers have',
  one => {
    expect(unknownWords(one.text)).toEqual([])
    expect(writingFlaws(one.text)).toEqual([])
    expect(writingFlaws(one.title)).toEqual([])
    expect(one.title.length).toBeLessThanOrEqual(ANSWER_LIMITS.title)
    expect(one.text.length).toBeLessThanOrEqual(ANSWER_LIMITS.text)
  },
)

test('each has a name and a title of its own', () => {
  expect(new Set(STARTING_ANSWERS.map(({ id }) => id)).size).toBe(STARTING_ANSWERS.length)
  expect(new Set(STARTING_ANSWERS.map(({ title }) => title)).size).toBe(STARTING_ANSWERS.length)
})
