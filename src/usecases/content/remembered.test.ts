import { expect, test } from 'vitest'
import { remembered } from './remembered'

test('asks once, and forgets what was asked for the longest ago', () => {
  const asked: string[] = []
  const remember = remembered<string>(2)
  const ask = (question: string) =>
    remember(question, () => {
      asked.push(question)
      return question.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})
