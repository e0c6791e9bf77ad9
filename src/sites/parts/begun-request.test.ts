import { expect, test } from 'vitest'
import type { AnswerKind } from '../assistant/answers/answer'
import { begunRequest } from './begun-request'

const exchange = (question: string, kind: AnswerKind = 'unknown') => ({
  question,
  before: '',
  answer: { kind, text: '', sources: [], facts: [], unanswered: [] },
})

test('the form takes over what was said, and of who asks what was said of him', () => {
  const question = 'Je m’appelle Zoé Martin, je voudrais un devis, 06 12 34 56 78 ou zoe@exemple.fr.'
  expect(begunRequest(exchange(question, 'request'))).toEqual({
    text: question,
    name: 'Zoé Martin',
    telephone: '06 12 34 56 78',
    email: 'zoe@exemple.fr',
  })
  expect(begunRequest(exchange('Avez-vous 12 perroquets ? C’est 3.500 euros ?'))).toEqual({
    text: 'Avez-vous 12 perroquets ? C’est 3.500 euros ?',
    name: '',
    telephone: '',
    email: '',
  })
})

test('what the machine answered begins nothing', () => {
  expect(begunRequest(exchange('Ouvert ?', 'hours'))).toEqual({})
  expect(begunRequest(null)).toEqual({})
})
