import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { publishedSite } from '../../../tests/support/sites/published-site'

/** Asks the machine of a client's site, as its script or a form does. */
async function ask(url: string, host: string, type: string, body: string) {
  const { port } = new URL(url)
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const headers = { host, 'content-type': type, 'content-length': Buffer.byteLength(body) }
      const sent = request(
        { host: 'localhost', port, path: '/_assistant', method: 'POST', headers },
        answer => {
          text(answer).then(
            all => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: all }),
            reject,
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

test('a client’s site answers what it shows, to its script and to a form', async () => {
  const { site, host, admin, params, page, rename } = await publishedSite()
  expect(await page()).toContain('action="/_assistant')
  const json = await ask(site.url, host, 'application/json', '{"question":"T’es un robot ?"}')
  expect(json.status).toBe(200)
  expect(json.headers['content-security-policy']).toContain("script-src 'self'; connect-src 'self'")
  expect(json.headers).not.toHaveProperty('set-cookie')
  const said = JSON.parse(json.body)
  expect(said).toEqual({ answer: expect.any(String), sources: expect.any(Array), kind: 'contact' })
  expect(said.answer).toContain('Maison Perrier')
  // What is not published yet is not answered from.
  await rename('Fournil Perrier')
  const before = await ask(site.url, host, 'application/json', '{"question":"T’es un robot ?"}')
  expect(JSON.parse(before.body).answer).toBe(said.answer)
  await admin.publishSite({ params })
  const after = await ask(site.url, host, 'application/json', '{"question":"T’es un robot ?"}')
  expect(JSON.parse(after.body).answer).toContain('Fournil Perrier')
  const form = await ask(
    site.url,
    host,
    'application/x-www-form-urlencoded',
    new URLSearchParams({ question: '<b>T’es un robot ?</b>' }).toString(),
  )
  expect(form.status).toBe(200)
  expect(form.body).toContain('&lt;b&gt;T’es un robot')
  expect(form.body).toContain('Fournil Perrier')
  // What was asked before goes with the next question.
  expect(form.body).toContain('name="before" value="&lt;b&gt;T’es un robot ?&lt;/b&gt;"')
  const next = await ask(
    site.url,
    host,
    'application/x-www-form-urlencoded',
    new URLSearchParams({ question: 'Ouvert ?', before: 'Une baguette ?' }).toString(),
  )
  expect(next.body).toContain('name="before" value="Une baguette ? ? Ouvert ?"')
})

test('a question that is none, and a site that shows nothing, are refused in plain words', async () => {
  const { site, host } = await publishedSite()
  const empty = await ask(site.url, host, 'application/json', '{"question":"  "}')
  expect([empty.status, JSON.parse(empty.body).detail]).toEqual([400, 'Cette question n’a pas pu être lue.'])
  const form = await ask(site.url, host, 'application/x-www-form-urlencoded', '')
  expect(form.status).toBe(400)
  expect(form.body).toContain('Revenir au site')
  expect(form.body).toContain('width=device-width')
  await site.deps.db.updateTable('sites').set({ published_revision: null }).execute()
  const none = await ask(site.url, host, 'application/json', '{"question":"Ouvert ?"}')
  expect([none.status, JSON.parse(none.body).code]).toEqual([404, 'not-found'])
})
