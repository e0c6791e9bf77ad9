import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { CLIENT } from '../../tests/support/dossiers/actors'
import { answerProblem } from './answer-problem'
import { type Handlers, registerCalls } from './register'

const reported: unknown[] = []

/** The calls alone, the one at /api/ with an answer of the test's. */
const appAnswering = (greeting: unknown, mayCall = true) => callsAlone(greeting, mayCall).request('/api/')

function callsAlone(greeting: unknown, mayCall = true) {
  const app = new Hono()
  app.onError((error, context) => answerProblem(error, context, told => reported.push(told)))
  const handlers = Object.assign({} as Handlers, { greeting: async () => greeting })
  const guard = async () => {
    if (!mayCall) throw new Refusal('not-found')
    return CLIENT
  }
  registerCalls(app, {
    handlers,
    guards: { public: guard, admin: guard, operator: guard, client: guard, owner: guard, carrier: guard },
    spendBudget: async () => {},
    note: async () => {},
    dossierOf: async key => key,
    publicUrl: 'https://site.example',
  })
  return app
}

test('only what the contract names leaves', async () => {
  const answer = await appAnswering({ message: 'bonjour', iban: 'FR76' })
  expect(await answer.json()).toEqual({ message: 'bonjour' })
})

test('an answer that the contract does not describe is kept back, and told to those who run the site', async () => {
  const answer = await appAnswering({ message: null, iban: 'FR7630006000011234567890189' })
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('FR76')
  expect(String(reported.at(-1))).toBe(
    'Error: The reply of greeting is not what its contract describes: message invalid_type',
  )
})

test('who may not call is refused before anything is read', async () => {
  expect((await appAnswering({ message: 'bonjour' }, false)).status).toBe(404)
})

test.each<[unknown, string]>([
  [undefined, 'Ce champ est obligatoire.'],
  [12, 'Cette valeur n’est pas valable.'],
  [null, 'Cette valeur n’est pas valable.'],
  ['x'.repeat(5_000), 'Ce champ ne doit pas dépasser 1\u202f000 caractères.'],
])('a field that is missing is told from one that is no text', async (password, message) => {
  const answer = await callsAlone(null).request('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'password', message }] })
})
