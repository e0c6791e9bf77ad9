import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { agencyWithPeople } from '../../../tests/support/agency-file'
import { startSite } from '../../../tests/support/program/in-process'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PUBLIC_URL = 'https://agence.example'
/** Those that a form without JavaScript is sent to. */
const PAGES = ['/simulateur', '/etre-rappele', '/dossier/rappels/inconnu']

/** A site behind a proxy that ends TLS, as it stands on the Internet. */
async function behindProxy() {
  const agency = agencyWithPeople()
  onTestFinished(agency.remove)
  const site = await startSite({ ROLE: 'web', PUBLIC_URL, RATE_LIMITS: 'on', AGENCY_FILE: agency.path })
  const { port } = new URL(site.url)
  const send = (path: string, headers: Record<string, string>, body: string | Buffer = '', method = 'POST') =>
    new Promise<{ status?: number; body: string }>((resolve, reject) => {
      const sent = request(
        {
          host: 'localhost',
          port,
          path,
          method,
          agent: false,
          headers: { host: 'agence.example', ...headers },
        },
        answer => text(answer).then(body => resolve({ status: answer.statusCode, body }), reject),
      )
      sent.on('error', reject).end(body)
    })
  const slot = async () =>
    ((await (await fetch(`${site.url}/api/call-back`)).json()) as { slots: string[] }).slots[2]
  return { ...site, send, slot }
}

test('a browser’s form arrives behind a proxy, with its origin, with none that is told, and with none at all', async () => {
  const { send, slot, errors } = await behindProxy()
  const call = { name: 'Zoé', phone: '04 72 00 00 00', at: String(await slot()) }
  const body = new URLSearchParams(call).toString()
  for (const from of [
    { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: PUBLIC_URL },
    { origin: 'null' },
    {},
  ] as Record<string, string>[]) {
    expect((await send('/etre-rappele', { ...FORM, ...from }, body)).status).toBe(303)
    const gone = await send('/dossier/rappels/inconnu', { ...FORM, ...from })
    expect([gone.status, gone.body.includes('Ce lien ne sert plus')]).toEqual([404, true])
    expect((await send('/simulateur', { ...FORM, ...from }, 'siret=1')).status).toBe(422)
  }
  expect(errors).toEqual([])
})

test('a page of another site sends no form of ours, also one that stands under our own domain', async () => {
  const { send, slot, errors, deps } = await behindProxy()
  const body = new URLSearchParams({
    name: 'Zoé',
    phone: '04 72 00 00 00',
    at: String(await slot()),
  }).toString()
  for (const from of [
    { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://client.agence.example', 'sec-fetch-site': 'same-site' },
    { origin: 'https://ailleurs.example' },
  ] as Record<string, string>[])
    for (const path of PAGES) expect((await send(path, { ...FORM, ...from }, body)).status).toBe(403)
  expect(await deps.db.selectFrom('emails').select('id').execute()).toEqual([])
  expect(errors).toEqual([])
})

test('what is no form, or never ends, is no failure of ours and fills no memory', async () => {
  const { send, errors } = await behindProxy()
  for (const path of PAGES)
    for (const [type, body] of [
      ['application/json', '{}'],
      ['text/plain', 'x'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', 'siret'],
      ['application/x-www-form-urlencoded', 'siret=%ff&at=%00&name=%ED%A0%80'],
    ])
      for (const method of ['POST', 'PUT', 'DELETE'])
        for (const address of [path, `${path}.data`]) {
          const { status } = await send(address, { 'content-type': String(type) }, body, method)
          expect.soft(status, `${method} ${address} ${type}`).toBeGreaterThanOrEqual(400)
          expect.soft(status, `${method} ${address} ${type}`).toBeLessThan(500)
        }
  const flood = Buffer.alloc(100_000_000, 'a')
  for (const path of PAGES) {
    // Told so, or hung up on: nobody keeps that much.
    const { status } = await send(path, FORM, flood).catch(() => ({ status: 413 }))
    expect.soft(status, path).toBe(413)
  }
  expect(errors).toEqual([])
})
