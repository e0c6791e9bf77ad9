import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf } from '~/contract/call-address'
import { visitorOf } from '../../tests/support/dossiers/path'
import { fromSchema } from '../../tests/support/from-schema'
import { flawOf } from '../../tests/support/program/conformance'
import { startSite } from '../../tests/support/program/in-process'
import { PASSWORD } from '../../tests/support/program/program'
import { oncePerFile } from '../../tests/support/runner/at-end'
import type { Call } from '../contract/call'
import { contract } from '../contract/contract'
import { describeApi } from '../contract/openapi'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

/** Another search: FUZZ_SEED=2 npx vitest run src/http/openapi.test.ts */
const SEED = Number(process.env.FUZZ_SEED ?? 1)

const calls = Object.entries(contract) as [string, Call][]

test('the description names every call, and is the one served', async () => {
  const { url } = sharedSite()
  const api = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }
  expect(api.openapi).toBe('3.1.0')
  const described = Object.values(api.paths).flatMap(path =>
    Object.values(path).map(call => call.operationId),
  )
  expect(described.sort()).toEqual(calls.map(([name]) => name).sort())
})

test('a public validator finds nothing to say of the description', async () => {
  const { valid, errors } = await new Validator().validate(describeApi('Essais', 'http://localhost'))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

test('an answer that is not as described is seen', () => {
  const answer = { method: 'GET', path: '/api/', status: 200, type: 'application/json' }
  expect(flawOf({ ...answer, text: '{"message":"Bonjour"}' })).toBeNull()
  expect(flawOf({ ...answer, text: '{"message":1}' })).toContain('must be string')
  expect(flawOf({ ...answer, text: '{}' })).toContain("must have required property 'message'")
  expect(flawOf({ ...answer, status: 201, text: '{}' })).toContain('a success that is not described')
  expect(flawOf({ ...answer, type: 'text/html', text: '' })).toContain(
    'text/html instead of application/json',
  )
  expect(flawOf({ ...answer, status: 500, text: '{}' })).toContain('instead of application/problem+json')
  expect(flawOf({ ...answer, path: '/api/nowhere', text: '{}' })).toContain('not described')
})

test('every call answers nonsense with a problem, never with a failure; what it does answer conforms', async () => {
  const { url, errors } = sharedSite()
  const id = await visitorOf(url).finish()
  const authorization = await signedIn(url)
  const wrong: string[] = []
  for (const [name, entry] of calls.filter(
    // The streams would be read for ever.
    ([called, { reply }]) =>
      !['logout', 'login', 'eraseDossier'].includes(called) && reply !== 'text/event-stream',
  )) {
    for (const { params, query, body } of fc.sample(requests(entry, id), { seed: SEED, numRuns: 6 })) {
      const json = entry.body !== undefined && entry.body !== 'multipart'
      const answer = await fetch(`${url}${addressOf(entry, params, query)}`, {
        method: entry.method,
        headers: {
          authorization,
          ...(json ? { 'content-type': 'application/json' } : {}),
        },
        ...(json ? { body: JSON.stringify(body) } : {}),
      }).catch(error => {
        throw new Error(`${name}: ${addressOf(entry, params, query)}`, { cause: error })
      })
      const text = await answer.text()
      if (answer.status >= 500) wrong.push(`${name}: ${answer.status} ${text.slice(0, 200)}`)
      if (!answer.ok && !('code' in JSON.parse(text))) wrong.push(`${name}: a refusal that is no problem`)
      if (answer.ok && answer.status !== 204 && typeof entry.reply !== 'string') {
        // From how it travels: a moment is read back into one.
        const result = z.safeEncode(entry.reply, JSON.parse(text))
        if (!result.success) wrong.push(`${name}: ${JSON.stringify(result.error.issues).slice(0, 300)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(errors).toEqual([])
})

test('a text that no database takes is refused, wherever it stands', async () => {
  const { url, errors } = sharedSite()
  const authorization = await signedIn(url)
  const write = (path: string, body: unknown) =>
    fetch(`${url}/api/admin/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const article = {
    slug: 'un-titre',
    title: 'Un titre',
    excerpt: '',
    content: 'x',
    keywords: [],
    published: true,
  }
  for (const words of ['\0', '\ud800']) {
    const answers = [
      await write('articles', { ...article, title: words, meta_description: 'x' }),
      await write('articles', { ...article, keywords: [words], meta_description: 'x' }),
      await fetch(`${url}/api/admin/dossiers?search=abc${encodeURIComponent('\0')}`, {
        headers: { authorization },
      }),
    ]
    for (const answer of answers) expect(answer.status).toBeLessThan(500)
  }
  expect(errors).toEqual([])
})

test('every number that is sent is whole, but for what its own rules look at: the rest stands in columns of whole numbers', () => {
  interface Part {
    type?: string | string[]
    properties?: Record<string, Part>
    items?: Part
    anyOf?: Part[]
  }
  const parted = new Set<string>()
  const seek = ({ type, properties = {}, items, anyOf = [] }: Part, name: string) => {
    if ([type].flat().includes('number')) parted.add(name)
    for (const [inner, part] of Object.entries(properties)) seek(part, inner)
    for (const part of [...anyOf, ...(items ? [items] : [])]) seek(part, name)
  }
  for (const schema of calls.flatMap(([, { body, query }]) => [body, query]))
    if (typeof schema === 'object')
      seek(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part, '')
  expect([...parted].sort()).toEqual([
    ...[
      'amount',
      'ceiling',
      'days',
      'instead_of',
      'over',
      'price_cents',
      'radius_km',
      'rate',
      'site_ceiling',
      'x',
      'y',
    ],
  ])
})

/** Addresses half right; queries and bodies as their schemas have them, or of the right names with any values. */
function requests(entry: Call, id: string) {
  const word = fc.oneof(
    fc.constantFrom(id, 'rib', '0', 'FTN-2026-00001'),
    fc.string({ minLength: 1, maxLength: 40 }),
  )
  const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  return fc.record({
    params: fc.record(
      Object.fromEntries(names.map(name => [name, word.filter(text => !/^\.{1,2}$/.test(text))])),
    ),
    query: entry.query
      ? fc.record(fieldsOf(entry.query, fc.string({ maxLength: 60 })), { requiredKeys: [] })
      : fc.constant({}),
    body:
      typeof entry.body === 'object'
        ? fc.oneof(
            fromSchema(z.toJSONSchema(entry.body, { io: 'input', unrepresentable: 'any' }) as never),
            fc.record(fieldsOf(entry.body, fc.jsonValue({ maxDepth: 2 })), { requiredKeys: [] }),
          )
        : fc.constant(null),
  })
}

async function signedIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  return `Bearer ${((await answer.json()) as { token: string }).token}`
}

function fieldsOf<T>(schema: Exclude<Call['query'], undefined>, value: fc.Arbitrary<T>) {
  const shape = 'shape' in schema && typeof schema.shape === 'object' && schema.shape ? schema.shape : {}
  return Object.fromEntries(Object.keys(shape).map(name => [name, value]))
}
