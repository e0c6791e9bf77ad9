import { expect, it } from 'vitest'
import { ApiProblem } from './api-problem'
import {
  answeredWith,
  errorsOf,
  failureOf,
  fieldWordsOf,
  isMissing,
  isRefusedFor,
  NO_CONNECTION,
  SILENT,
  wordsOf,
} from './failure'

const EMAIL = { field: 'email', message: 'Cette adresse n’est pas entière.' }
const refused = new ApiProblem(422, {
  code: 'invalid-fields',
  detail: 'Des champs sont à revoir.',
  errors: [EMAIL],
})
const silence = new TypeError('Failed to fetch')

it('tells a refusal from silence, as data', () => {
  expect(failureOf(refused)).toEqual({
    kind: 'refused',
    status: 422,
    code: 'invalid-fields',
    message: 'Des champs sont à revoir.',
    errors: [EMAIL],
  })
  expect(failureOf(silence)).toEqual({ kind: 'silent' })
})

it('takes the refusal of the other bundle for what it is', () => {
  const other = Object.assign(new Error('Rien à cette adresse.'), { name: 'ApiProblem', status: 404 })
  expect(isMissing(other)).toBe(true)
})

it('answers what screens ask', () => {
  expect([answeredWith(refused, 401, 422), answeredWith(refused, 404), answeredWith(silence, 422)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isRefusedFor(refused, 'invalid-fields'), isRefusedFor(silence, 'invalid-fields')]).toEqual([
    true,
    false,
  ])
  expect([errorsOf(refused), errorsOf(silence)]).toEqual([[EMAIL], []])
})

it('has words for each: the server’s own, those of the field, those of silence', () => {
  expect([wordsOf(refused), wordsOf(silence), wordsOf(silence, NO_CONNECTION)]).toEqual([
    'Des champs sont à revoir.',
    SILENT,
    NO_CONNECTION,
  ])
  expect([fieldWordsOf(refused), fieldWordsOf(silence)]).toEqual([EMAIL.message, SILENT])
  const proxy = new ApiProblem(502, {})
  expect([failureOf(proxy).kind, fieldWordsOf(proxy)]).toEqual([
    'refused',
    'Le serveur n’a pas pu répondre (erreur\u00a0502). Réessayez dans un instant.',
  ])
})
