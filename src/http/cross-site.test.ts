import { request } from 'node:http'
import { expect, test } from 'vitest'
import { company, visitorOf } from '../../tests/support/dossiers/path'
import { startSite } from '../../tests/support/program/in-process'
import { oncePerFile } from '../../tests/support/runner/at-end'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

test('no other site’s page can make its visitor send', async () => {
  const { url } = sharedSite()
  const send = (headers: Record<string, string>) =>
    fetch(`${url}/api/company/submit`, { method: 'POST', headers, body: JSON.stringify(company) })
  // What a form of another page can send without asking: the three types of a simple request.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json']) {
    const answer = await send({ 'content-type': type })
    expect.soft([answer.status, (await answer.json()).code], type).toEqual([415, 'json-expected'])
  }
  const json = { 'content-type': 'application/json; charset=utf-8' }
  // A client's site under our own domain is « same-site ».
  for (const site of ['cross-site', 'same-site']) {
    const crossed = await send({ ...json, 'sec-fetch-site': site })
    expect([crossed.status, (await crossed.json()).code], site).toEqual([403, 'cross-site'])
  }
  for (const site of ['same-origin', 'none']) {
    expect.soft((await send({ ...json, 'sec-fetch-site': site })).status, site).toBe(201)
  }
  expect((await send(json)).status).toBe(201)
  for (const origin of [url, 'null']) expect((await send({ ...json, origin })).status, origin).toBe(201)
  for (const origin of ['https://evil.example', 'http://localhost:1', 'localhost', 'file://'])
    expect((await send({ ...json, origin })).status, origin).toBe(403)
  const id = await visitorOf(url).complete()
  expect((await visitorOf(url).sign(id, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  // A body-less call of a browser that knows no Fetch Metadata signed somebody's invoice.
  expect((await visitorOf(url).sign(id, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await visitorOf(url).sign(id)).status).toBe(200)
})

test('odd addresses are refused or led elsewhere, never a failure of ours', async () => {
  const { url, errors } = sharedSite()
  const huge = '9'.repeat(400)
  for (const path of [
    '/%00',
    '/blog/%00',
    '/dossier/%00',
    '/api/seo/page/%00',
    '/api/seo/blog/a%00b',
    '/api/company/%00',
    '/api/invoice/%00/view',
    '/api/company-registry/%00',
    '/api/test/download/%00',
    '/api/transmission/%00',
    `/blog?page=${huge}`,
    '/blog?page=9007199254740993',
    '/blog?page=-1',
    '/blog?page=1e308',
    `/simulateur?effectif=${huge}`,
    `/pay-per-call?appels=${huge}`,
    `/api/seo/articles?page=${huge}`,
  ]) {
    const { status } = await fetch(url + path)
    expect.soft(status, path.slice(0, 60)).toBeLessThan(500)
  }
  expect(errors).toEqual([])
  const contact = await fetch(`${url}/.well-known/security.txt`)
  expect([contact.status, contact.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await contact.text()).toMatch(/^Contact: mailto:.+@.+\nExpires: \d{4}-/)
})

test('a Host that no address can hold is refused, never a failure of ours', async () => {
  const { url, errors } = sharedSite()
  const { port } = new URL(url)
  const statusOf = (host: string, path: string) =>
    new Promise<[number | undefined, boolean]>((resolve, reject) => {
      const asked = request({ host: 'localhost', port, path, headers: { host } }, answer =>
        resolve([answer.resume().statusCode, answer.headers['x-content-type-options'] === 'nosniff']),
      )
      asked.on('error', reject).end()
    })
  for (const host of [
    'xn--',
    'xn--a',
    '256.256.256.256',
    '1.2.3.4.5',
    'a.0x',
    '1.2.3.09',
    'a b',
    '[',
    'a:b:c',
  ])
    for (const path of ['/nulle-part', '/blog', '/api/site', '/'])
      expect.soft(await statusOf(host, path), `${host} ${path}`).toEqual([400, true])
  expect(errors).toEqual([])
})
