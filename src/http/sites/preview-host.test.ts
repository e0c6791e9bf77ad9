import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { approvableSite } from '../../../tests/support/sites/published-site'

/** @returns the whole answer, as it came */
async function get(url: string, host: string, path: string, ...more: string[]) {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.write([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...more, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

test('a site is looked at before it is online by whoever has its address, in a cookie of that host alone', async () => {
  const { site, admin, params, approve } = await approvableSite()
  const { preview_url } = await admin.siteProject({ params })
  const { host, pathname, search, hostname } = new URL(String(preview_url))
  expect(hostname).toMatch(/^apercu-[0-9a-f]{20}\.localhost$/)
  const closed = await get(site.url, host, '/')
  expect(closed).toMatch(/^HTTP\/1\.1 404/)
  expect(closed).not.toContain('Perrier')
  expect(await get(site.url, host, '/?jeton=faux')).toMatch(/^HTTP\/1\.1 404/)
  expect(await get(site.url, 'apercu-00000000000000000000.localhost', pathname + search)).toMatch(
    /^HTTP\/1\.1 404/,
  )
  const exchanged = await get(site.url, host, pathname + search)
  expect(exchanged).toMatch(/^HTTP\/1\.1 303[\s\S]*location: \/\r\n/i)
  const [, cookie = '', rest = ''] = /set-cookie: (__Host-apercu=[^;]+)(.*)\r\n/i.exec(exchanged) ?? []
  for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
    expect(rest).toContain(part)
  expect(cookie).not.toContain(search.slice('?jeton='.length))
  const page = await get(site.url, host, '/', `Cookie: ${cookie}`)
  expect(page).toMatch(/^HTTP\/1\.1 200/)
  expect(page).toMatch(/x-robots-tag: noindex/i)
  expect(page).toContain(`frame-ancestors ${new URL(site.deps.publicUrl).origin}`)
  expect(page).toContain('Maison Perrier')
  expect(page).toContain('name="robots" content="noindex"')
  const [style = ''] = /\/_f\/style\.[0-9a-f]{10}\.css/.exec(page) ?? []
  expect(await get(site.url, host, style, `Cookie: ${cookie}`)).toMatch(
    /^HTTP\/1\.1 200[\s\S]*content-type: text\/css/i,
  )
  expect(await get(site.url, host, style)).toMatch(/^HTTP\/1\.1 404/)
  expect(await get(site.url, host, '/api/site', `Cookie: ${cookie}`)).toMatch(/^HTTP\/1\.1 404/)
  await approve()
  await admin.publishSite({ params })
  expect(await get(site.url, host, '/', `Cookie: ${cookie}`)).toMatch(/^HTTP\/1\.1 410/)
  const later = new URL(String((await admin.siteProject({ params })).preview_url))
  expect(later.host).toBe(host)
  expect(await get(site.url, host, pathname + search)).toMatch(/^HTTP\/1\.1 410/)
  expect(await get(site.url, host, later.pathname + later.search)).toMatch(/^HTTP\/1\.1 303/)
})

test('the client is shown the preview when the site goes to review', async () => {
  const { site, admin, params } = await approvableSite()
  await site.deps.db.updateTable('sites').set({ review_at: null }).execute()
  await site.deliver(new Date())
  await admin.moveSite({ params, body: { stage: 'review' } })
  const { preview_url } = await admin.siteProject({ params })
  expect((await site.deliver(new Date())).map(({ text: words }) => words).join()).toContain(
    String(preview_url),
  )
})
