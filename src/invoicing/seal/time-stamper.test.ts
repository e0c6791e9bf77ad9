import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sampleInvoice, sampleSealer, sampleSignature } from '../../../tests/support/files/papers'
import { installed, printed } from '../../../tests/support/program/command-line'
import { listening } from '../../../tests/support/servers/listening'
import {
  startTimeStampAuthority,
  type TimeStampAuthority,
} from '../../../tests/support/servers/time-stamp-authority'
import { renderInvoice } from '../invoice/render-invoice'
import { isGenuine, verifyInvoicePdf } from '../verify-invoice-pdf'
import { decodeSignedData } from './decode-signed-data'
import { der, integer, octets, oid, sequence, set, TAG } from './der'
import { findPlace } from './find-place'
import { readTimeStamp } from './read-time-stamp'
import { fillHole, roomOf } from './seal-place'
import { encodeSignedData } from './signed-data'
import { openTimeStamper } from './time-stamper'
import { encodeEnvelope, type TokenEnvelope } from './token-envelope'

describe.skipIf(!installed('openssl'))('with a time-stamp authority', () => {
  let authority: TimeStampAuthority
  beforeAll(async () => {
    authority = await startTimeStampAuthority()
  })
  afterAll(() => authority?.stop())

  it('reaches level T, and the seal still verifies', async () => {
    const { sealer, drawn } = await prepare(`${authority.url}/stamp`)
    const { pdf, level, warning } = await sealer.seal(drawn)
    expect({ level, warning }).toEqual({ level: 'T', warning: undefined })
    const verdict = verifyInvoicePdf(pdf, await sealer.known())
    expect(verdict).toMatchObject({ ours: true, unchanged: true, stamp: { known: true } })
    expect(Math.abs(Date.now() - Number(verdict.stamp?.at))).toBeLessThan(60_000)
  })

  it('stores a token that openssl verifies', async () => {
    const { sealer, drawn } = await prepare(`${authority.url}/stamp`)
    const { signature, timeStamp } = sealOf((await sealer.seal(drawn)).pdf)
    const folder = mkdtempSync(join(tmpdir(), 'token-'))
    const { stamp } = await sealer.known()
    writeFileSync(join(folder, 'token'), timeStamp ?? '')
    writeFileSync(join(folder, 'signature'), signature)
    writeFileSync(join(folder, 'known.pem'), stamp.join(''))
    const told = await printed(
      'openssl',
      ...['ts', '-verify', '-token_in', '-in', join(folder, 'token'), '-data', join(folder, 'signature')],
      ...['-CAfile', join(folder, 'known.pem')],
    )
    expect(told).toContain('Verification: OK')
  })

  it('sees a token that was removed, cut or given by another authority', async () => {
    const { sealer, drawn } = await prepare(`${authority.url}/stamp`)
    const known = async () => sealer.known()
    const { pdf } = await sealer.seal(drawn)
    const { signature, timeStamp } = sealOf(pdf)
    if (!timeStamp) throw new Error('it is stamped')
    expect(verifyInvoicePdf(withToken(pdf, null), await known())).toMatchObject({ stamp: null })
    const cut = verifyInvoicePdf(withToken(pdf, timeStamp.subarray(0, -1)), await known())
    expect(isGenuine(cut)).toBe(false)
    const other = await startTimeStampAuthority()
    onTestFinished(other.stop)
    const { bytes } = await openTimeStamper(`${other.url}/stamp`)(signature)
    const replaced = verifyInvoicePdf(withToken(pdf, bytes), await known())
    expect(replaced).toMatchObject({ ours: true, unchanged: true, stamp: { known: false } })
    expect(isGenuine(replaced)).toBe(false)
    const { bytes: elsewhere } = await openTimeStamper(`${authority.url}/stamp`)(
      Buffer.from('something else'),
    )
    expect(verifyInvoicePdf(withToken(pdf, elsewhere), await known())).toMatchObject({ unchanged: false })
  })

  it('takes none of 5,000 single-byte flips over a time-stamped paper for genuine', async () => {
    const { sealer, drawn } = await prepare(`${authority.url}/stamp`)
    const pdf = Buffer.from((await sealer.seal(drawn)).pdf)
    const known = await sealer.known()
    const place = findPlace(pdf)
    if (!place) throw new Error('it is sealed')
    expect(isGenuine(verifyInvoicePdf(pdf, known))).toBe(true)
    const used = pdf.toString('latin1', place.before, place.after).replace(/0*>$/, '').length
    const spread = (from: number, length: number, count: number) =>
      Array.from({ length: count }, (_, index) => from + Math.floor((index * length) / count))
    const offsets = [
      ...spread(0, place.before, 1_000),
      ...spread(place.before, used, 2_500),
      ...spread(place.before + used, place.after - place.before - used, 500),
      ...spread(place.after, pdf.length - place.after, 1_000),
    ]
    const taken = offsets.filter((at, index) => {
      const flipped = Buffer.from(pdf)
      // Of hexadecimal, 1 gives another value and 0x20 the same one in the other case.
      const mask = [0x01, 0x20, 0x04, 0x80, 0x10][index % 5] ?? 1
      flipped[at] = (flipped[at] ?? 0) ^ mask
      return isGenuine(verifyInvoicePdf(flipped, known))
    })
    expect(offsets).toHaveLength(5_000)
    expect(taken).toEqual([])
  })

  it('says B and why when the authority fails', async () => {
    const { sealer, drawn } = await prepare(`${authority.url}/broken`)
    const { pdf, level, warning } = await sealer.seal(drawn)
    expect({ level, warning }).toEqual({
      level: 'B',
      warning: 'no time stamp: the time-stamp authority answered 503',
    })
    expect(verifyInvoicePdf(pdf, await sealer.known())).toMatchObject({ ours: true, unchanged: true })
  })

  it('uses no answer that is another’s, changed or about something else', async () => {
    const stamp = openTimeStamper(`${authority.url}/stamp`)
    onTestFinished(() => authority.change(null))
    await stamp(Buffer.from('first'))
    const earlier = authority.last()
    authority.change(() => earlier)
    await expect(stamp(Buffer.from('first'))).rejects.toThrow('answers another question')
    await expect(stamp(Buffer.from('second'))).rejects.toThrow('it is about something else')
    authority.change(reply => {
      // In the last bytes lies the signature.
      reply[reply.length - 9] = (reply[reply.length - 9] ?? 0) ^ 1
      return reply
    })
    await expect(stamp(Buffer.from('third'))).rejects.toThrow('its signature does not hold')
    authority.change(() => Buffer.from('<html>'))
    await expect(stamp(Buffer.from('fourth'))).rejects.toThrow('something else than a time stamp')
  })

  it.each([
    ['critical, timeStamping', null],
    ['timeStamping', 'its certificate is not one for time stamps alone'],
    ['critical, timeStamping, emailProtection', 'its certificate is not one for time stamps alone'],
    ['critical, emailProtection', 'its certificate is not one for time stamps alone'],
  ])('asks what the certificate of the stamp is for: %s', async (purpose, flaw) => {
    const signature = Buffer.from('a signature')
    const { certificate, key } = await certificateFor(purpose)
    const token = encodeEnvelope(stampBy(certificate, key, signature))
    const read = () => readTimeStamp(token, signature)
    if (flaw) expect(read).toThrow(flaw)
    else expect(Math.abs(Date.now() - Number(read().at))).toBeLessThan(60_000)
  })

  it('falls back to level B where stamp and chain are longer than their place', async () => {
    const wordy = await startTimeStampAuthority({ chainBytes: 12_000 })
    onTestFinished(wordy.stop)
    const { sealer, drawn } = await prepare(`${wordy.url}/stamp`)
    const large = await sealer.seal(drawn)
    expect({ level: large.level, warning: large.warning }).toEqual({ level: 'T', warning: undefined })
    const wordier = await startTimeStampAuthority({ chainBytes: 24_000 })
    onTestFinished(wordier.stop)
    const tooLarge = await prepare(`${wordier.url}/stamp`)
    const { pdf, level, warning } = await tooLarge.sealer.seal(tooLarge.drawn)
    expect({ level, warning }).toEqual({ level: 'B', warning: 'no time stamp: it is too long for its place' })
    expect(isGenuine(verifyInvoicePdf(pdf, await tooLarge.sealer.known()))).toBe(true)
  })
})

it('says B and why when nobody answers', async () => {
  const { sealer, drawn } = await prepare('http://127.0.0.1:9/stamp')
  expect(await sealer.seal(drawn)).toMatchObject({
    level: 'B',
    warning: expect.stringContaining('no time stamp'),
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
  let now = 0
  const stamp = openTimeStamper(await listening(authority), () => now)
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

function sealOf(pdf: Uint8Array) {
  const file = Buffer.from(pdf)
  const place = findPlace(file)
  if (!place) throw new Error('it is sealed')
  return decodeSignedData(Buffer.from(file.toString('latin1', place.before + 1, place.after - 1), 'hex'))
}

function withToken(pdf: Uint8Array, timeStamp: Buffer | null): Buffer {
  const copy = Buffer.from(pdf)
  const place = findPlace(copy)
  if (!place) throw new Error('it is sealed')
  copy.write(
    String(fillHole(encodeSignedData({ ...sealOf(pdf), timeStamp }), roomOf(place))),
    place.before,
    'latin1',
  )
  return copy
}

async function certificateFor(purpose: string) {
  const folder = mkdtempSync(join(tmpdir(), 'purpose-'))
  const [certificate, key] = [join(folder, 'tsa.pem'), join(folder, 'tsa.key')]
  await printed(
    'openssl',
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Essai', '-days', '30'],
    ...['-addext', `extendedKeyUsage=${purpose}`, '-out', certificate, '-keyout', key],
  )
  return {
    certificate: new X509Certificate(readFileSync(certificate)),
    key: createPrivateKey(readFileSync(key)),
  }
}

/** What an authority signs (RFC 3161 section 2.4.2), for certificates that openssl would not stamp with. */
function stampBy(certificate: X509Certificate, key: KeyObject, signature: Buffer): TokenEnvelope {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
  const imprint = sequence(sequence(oid('2.16.840.1.101.3.4.2.1')), octets(sha256(signature)))
  const time = der(TAG.generalizedTime, Buffer.from(new Date().toISOString().replace(/[-:T]|\.\d+/g, '')))
  const content = sequence(integer(1), oid('1.2.3.4.1'), imprint, integer(7), time)
  const attribute = (type: string, value: Buffer) => sequence(oid(type), set(value))
  const attributes = set(
    attribute('1.2.840.113549.1.9.3', oid('1.2.840.113549.1.9.16.1.4')),
    attribute('1.2.840.113549.1.9.4', octets(sha256(content))),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(sha256(certificate.raw)))))),
  )
  const signed = sign('sha256', attributes, key)
  return { content, certificates: [certificate], digest: 'sha256', attributes, signature: signed }
}
