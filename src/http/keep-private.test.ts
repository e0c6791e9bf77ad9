import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { visitorOf } from '../../tests/support/dossiers/path'
import { startSite } from '../../tests/support/program/in-process'
import { oncePerFile } from '../../tests/support/runner/at-end'
import { isPrivate } from './keep-private'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'strict-transport-security': expect.stringContaining('max-age='),
  'content-security-policy': expect.stringMatching(/frame-ancestors '(none|self)'/),
}

const headersOf = (answer: Response) => Object.fromEntries(answer.headers)

test('every answer carries the headers: pages, files, calls, refusals, nonsense', async () => {
  const { url } = await startSite({ ROLE: 'web', PUBLIC_URL: 'https://exemple.fr', RATE_LIMITS: 'on' })
  const id = await visitorOf(url).complete()
  for (const path of [
    '/',
    '/simulateur',
    '/favicon.svg',
    '/robots.txt',
    '/api/',
    '/api/rien',
    '/rien',
    '/%ff',
    '//',
    '/api/admin/stats',
    `/api/invoice/${id}/view`,
    `/api/company/${id}`,
    `/dossier/${id}`,
  ]) {
    const answer = await fetch(`${url}${path}`)
    expect.soft(headersOf(answer), path).toMatchObject(onEveryAnswer)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect.soft(policy, path).not.toMatch(/script-src[^;]*unsafe|style-src(-elem)? [^;]*unsafe/)
    expect.soft(policy, path).toMatch(path.endsWith('/view') ? /ancestors 'self'/ : /ancestors 'none'/)
    await answer.arrayBuffer()
  }
  for (const request of ['GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 'nonsense\r\n\r\n']) {
    expect.soft(await raw(url, request)).toMatch(/x-content-type-options: nosniff/i)
  }
})

test('dossiers, administration and calls are not kept, indexed or told to others', async () => {
  const { url } = sharedSite()
  const id = await visitorOf(url).complete()
  for (const path of [
    `/dossier/${id}`,
    `/DOSSIER/${id}`,
    `/%64ossier/${id}`,
    `/dossier/${id}.data`,
    '/admin-login',
    '/admin-dashboard/',
    '/api/',
    `/api/company/${id}`,
    `/api/invoice/${id}/download`,
  ]) {
    const answer = await fetch(`${url}${path}`)
    expect.soft(headersOf(answer), path).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store'),
    })
    await answer.arrayBuffer()
  }
})

test('a hydrated page has a nonce of its own each time, a content page none', async () => {
  const { url } = sharedSite()
  const policyOf = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('content-security-policy')
  expect(await policyOf('/dossier')).toContain("'nonce-")
  expect(await policyOf('/dossier')).not.toBe(await policyOf('/dossier'))
  expect(await policyOf('/comment-ca-marche')).not.toContain('nonce-')
})

test('what is private is private in every spelling', () => {
  for (const path of ['/Dossier/x', '//dossier/x', '/%61pi/', '/dossier.data', '/admin-dashboard'])
    expect(isPrivate(path), path).toBe(true)
  for (const path of ['/', '/dossiers-complets', '/blog/api', '/apicole', '/%ff']) {
    expect(isPrivate(path), path).toBe(false)
  }
})

async function raw(url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.end(request)
  return text(socket)
}
