import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { installed, printed } from '../../../tests/support/command-line'
import { sampleInvoice, sampleSealer, sampleSignature } from '../../../tests/support/papers'
import { renderInvoice } from '../invoice/render-invoice'
import { verifyInvoicePdf } from '../verify-invoice-pdf'
import { openTimeStamper } from './time-stamp'

const folder = mkdtempSync(join(tmpdir(), 'time-stamp-'))
let server: Server
let url: string

const CONFIGURATION = `
[tsa]
serial = ${folder}/serial
signer_cert = ${folder}/tsa.pem
signer_key = ${folder}/tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
[req]
distinguished_name = name
[name]
[stamping]
basicConstraints = CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
`

/** A real time-stamp authority, on loopback: openssl answers the requests that the sealer makes. */
describe.skipIf(!installed('openssl'))('with a time-stamp authority', () => {
  beforeAll(async () => {
    writeFileSync(join(folder, 'tsa.cnf'), CONFIGURATION)
    writeFileSync(join(folder, 'serial'), '01\n')
    await printed(
      'openssl',
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=Horodatage'],
      ...['-config', join(folder, 'tsa.cnf'), '-extensions', 'stamping'],
      ...['-out', join(folder, 'tsa.pem'), '-keyout', join(folder, 'tsa.key')],
    )
    server = createServer(async (request, response) => {
      if (request.url !== '/stamp') return void response.writeHead(503).end()
      writeFileSync(join(folder, 'query'), await buffer(request))
      const [query, reply] = [join(folder, 'query'), join(folder, 'reply')]
      await printed(
        'openssl',
        ...['ts', '-reply', '-config', join(folder, 'tsa.cnf'), '-section', 'tsa'],
        ...['-queryfile', query, '-out', reply],
      )
      response.end(readFileSync(reply))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => void server?.close())

  it('reaches level T, and the seal still verifies', async () => {
    const { sealer, drawn } = await prepare(`${url}/stamp`)
    const { pdf, level, warning } = await sealer.seal(drawn)
    expect({ level, warning }).toEqual({ level: 'T', warning: undefined })
    expect(verifyInvoicePdf(pdf, sealer.trustedPems)).toMatchObject({ ours: true, unchanged: true })
  })

  it('says B and why when the authority fails', async () => {
    const { sealer, drawn } = await prepare(`${url}/broken`)
    const { pdf, level, warning } = await sealer.seal(drawn)
    expect({ level, warning }).toEqual({
      level: 'B',
      warning: 'no time stamp: the time-stamp authority answered 503',
    })
    expect(verifyInvoicePdf(pdf, sealer.trustedPems)).toMatchObject({ ours: true, unchanged: true })
  })

  it('says B and why when nobody answers', async () => {
    const { sealer, drawn } = await prepare('http://127.0.0.1:9/stamp')
    expect(await sealer.seal(drawn)).toMatchObject({
      level: 'B',
      warning: expect.stringContaining('no time stamp'),
    })
  })
})

it('leaves an authority that kept silent alone for a minute, and one that refused not at all', async () => {
  let asked = 0
  let silent = true
  const authority = createServer((request, response) => {
    asked++
    if (silent) request.socket.destroy()
    else response.writeHead(503).end()
  })
  await new Promise<void>(resolve => authority.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void authority.close())
  let now = 0
  const stamp = openTimeStamper(`http://127.0.0.1:${(authority.address() as AddressInfo).port}`, () => now)
  const ask = () => stamp(Buffer.from('a signature'))
  await expect(ask()).rejects.toThrow('fetch failed')
  await expect(ask()).rejects.toThrow('kept silent a moment ago')
  expect(asked).toBe(1)

  now = 60_000
  silent = false
  await expect(ask()).rejects.toThrow('answered 503')
  await expect(ask()).rejects.toThrow('answered 503')
  expect(asked).toBe(3)
})

async function prepare(tsaUrl: string) {
  const sealer = await sampleSealer(tsaUrl)
  return { sealer, drawn: await renderInvoice(sampleInvoice(), sampleSignature()) }
}
