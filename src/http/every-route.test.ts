import { request } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from '~/contract/call-address'
import { company, visitorOf } from '../../tests/support/dossiers/path'
import { startSite } from '../../tests/support/program/in-process'
import { PASSWORD } from '../../tests/support/program/program'
import { oncePerFile } from '../../tests/support/runner/at-end'
import type { Call } from '../contract/call'
import { contract } from '../contract/contract'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

const calls = Object.entries(contract) as [string, Call][]
const closed = calls.filter(([, call]) => call.reader !== 'public')
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']
const OTHER = 'x'.repeat(32)

/** Reads an address exactly as written: fetch would tidy it up first. */
function ask(url: string, method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const outgoing = request({ hostname, port, method, path, headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: String(Buffer.concat(chunks)) }))
    })
    outgoing.on('error', reject).end()
  })
}

/** Ids of the leads offer that lead to nothing. */
const leads = { account: 'x', campaign: 'x', call: 'x', request: 'x' }

/** Other ways to write the same address, for a guard that compares texts. */
const spellings = (path: string) => [
  `${path}/`,
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/API/'),
  path.replace('/api/', '/%61pi/'),
  path.replace('/api/', '/x/../api/'),
  path.replace('/api/', '/api%2f'),
  path.replace('/admin', '/%61dmin'),
  path.replace('/admin', '/admin;x=1'),
  `${path}%00`,
  `${path}?token=x&access_token=x`,
  `http://localhost${path}`,
]

test('no administrator’s call answers without a living token, however it is asked', async () => {
  const { url, deps } = sharedSite()
  const id = await visitorOf(url).finish()
  const addresses = closed.map(([, call]) => ({
    method: call.method,
    path: addressOf(call, { id, document_type: 'rib', number: 'FTN-2026-00001', ...leads }),
  }))
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const signIn = async () => {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    })
    return ((await answer.json()) as { token: string }).token
  }
  const [expired, left] = [await signIn(), await signIn()]
  await deps.db
    .updateTable('sessions')
    .set({ last_used_at: new Date(Date.now() - 31 * 60_000) })
    .execute()
  const second = await signIn()
  await fetch(`${url}/api/admin/logout`, { method: 'POST', headers: bearer(second) })
  const living = await signIn()

  const keys: [string, Record<string, string>][] = [
    ['none', {}],
    ['wrong', bearer('y'.repeat(43))],
    ['expired', bearer(expired)],
    ['idle', bearer(left)],
    ['logged out', bearer(second)],
    ['a dossier’s id', bearer(id)],
    ['the password', bearer(PASSWORD.replaceAll(' ', '-'))],
    ['not bearer', { authorization: `Basic ${living}` }],
    ['a cookie', { cookie: `admin_token=${living}` }],
  ]
  const open: string[] = []
  let asked = 0
  const attempt = async (method: string, path: string, name: string, headers: Record<string, string>) => {
    const { status, body } = await ask(url, method, path, headers)
    asked += 1
    if (status < 300 || status >= 500 || body.includes(company.email))
      open.push(`${method} ${path} ${name}: ${status}`)
  }
  for (const { method, path } of addresses) {
    await Promise.all([
      ...keys.map(([name, headers]) => attempt(method, path, name, headers)),
      ...methods.map(other => attempt(other, path, 'none', {})),
      ...spellings(path).map(spelling => attempt(method, spelling, 'none', {})),
    ])
  }
  expect(open).toEqual([])
  expect(asked).toBeGreaterThan(500)
  const stats = await ask(url, 'GET', '/api/admin/stats', bearer(living))
  expect(stats.status).toBe(200)
})

test('with somebody else’s id a visitor reads and changes nothing', async () => {
  const { url } = sharedSite()
  await visitorOf(url).finish()
  const open: string[] = []
  for (const [name, call] of calls.filter(
    ([, entry]) => entry.path.includes('{id}') && entry.reader === 'public',
  )) {
    for (const id of [OTHER, '%00', '%2e%2e%2f', "' or 1=1 --", 'null', '0']) {
      const path = call.path.replace('{id}', encodeURI(id)).replace(/\{\w+\}/, 'rib')
      for (const method of new Set([call.method, 'HEAD', 'OPTIONS'])) {
        const { status } = await ask(url, method, path)
        if (status < 400 || status >= 500) open.push(`${name} ${method} ${path}: ${status}`)
      }
    }
  }
  expect(open).toEqual([])
})

test('every call that changes something is the administrator’s or has a budget', () => {
  const free = calls.filter(
    ([, call]) =>
      ['public', 'client', 'owner'].includes(call.reader) && call.method !== 'GET' && !call.budget,
  )
  // The sign-ins count their failures themselves, the two forms keep what is over budget apart, the
  // collection counts links that exist, and a session ends once.
  expect(free.map(([name]) => name).sort()).toEqual([
    'accountLogin',
    'collectTransmission',
    'login',
    'registerInternational',
    'signOutClient',
    'signOutOwner',
    'submitQuoteRequest',
  ])
})
