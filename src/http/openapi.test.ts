import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { PASSWORD, startSite } from '../../tests/support/in-process'
import { visitorOf } from '../../tests/support/path'
import type { Call } from '../contract/call'
import { addressOf } from '../contract/client'
import { contract } from '../contract/contract'

const calls = Object.entries(contract) as [string, Call][]

test('the description names every call, and is the one served', async () => {
  const { url } = await startSite()
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

test('every call answers nonsense with a problem, never with a failure; what it does answer conforms', async () => {
  const { url, errors } = await startSite()
  const id = await visitorOf(url).finish()
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  const { token } = (await login.json()) as { token: string }
  const wrong: string[] = []
  for (const [name, entry] of calls.filter(
    ([called]) => !['logout', 'login', 'eraseDossier'].includes(called),
  )) {
    for (const { params, query, body } of fc.sample(requests(entry, id), 6)) {
      const json = entry.body !== undefined && entry.body !== 'multipart'
      const answer = await fetch(`${url}${addressOf(entry, params, query)}`, {
        method: entry.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(json ? { 'content-type': 'application/json' } : {}),
        },
        ...(json ? { body: JSON.stringify(body) } : {}),
      })
      const text = await answer.text()
      if (answer.status >= 500) wrong.push(`${name}: ${answer.status} ${text.slice(0, 200)}`)
      if (!answer.ok && !('code' in JSON.parse(text))) wrong.push(`${name}: a refusal that is no problem`)
      if (answer.ok && answer.status !== 204 && typeof entry.reply !== 'string') {
        const result = safeParse(entry.reply, JSON.parse(text))
        if (!result.success) wrong.push(`${name}: ${JSON.stringify(result.error.issues).slice(0, 300)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(errors).toEqual([])
}, 120_000)

/** Addresses half right, queries and bodies of the right names with any values. */
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
        ? fc.record(fieldsOf(entry.body, fc.jsonValue({ maxDepth: 2 })), { requiredKeys: [] })
        : fc.constant(null),
  })
}

function fieldsOf<T>(schema: Exclude<Call['query'], undefined>, value: fc.Arbitrary<T>) {
  const shape = (schema as unknown as { shape?: Record<string, unknown> }).shape ?? {}
  return Object.fromEntries(Object.keys(shape).map(name => [name, value]))
}
