import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { INTERNAL_SEAL, sampleInvoice, sampleSealer, sampleSignature } from '../../tests/support/files/papers'
import { renderInvoice } from './invoice/render-invoice'
import { findPlace } from './seal/find-place'
import type { KnownCertificates } from './seal/known-certificates'
import { openSealer, type Sealer } from './sealer'
import { verifyInvoicePdf } from './verify-invoice-pdf'

let sealer: Sealer
let known: KnownCertificates
let pdf: Buffer

beforeAll(async () => {
  sealer = await sampleSealer()
  known = await sealer.known()
  const sealed = await sealer.seal(await renderInvoice(sampleInvoice(), sampleSignature()))
  pdf = Buffer.from(sealed.pdf)
})

const verdict = (file: Uint8Array) => verifyInvoicePdf(file, known)

describe('verifyInvoicePdf', () => {
  it('knows its own', () => {
    expect(verdict(pdf)).toMatchObject({ ours: true, unchanged: true })
  })

  it('sees any one flipped byte', () => {
    const flip = fc.tuple(fc.integer({ min: 0, max: pdf.length - 1 }), fc.integer({ min: 1, max: 255 }))
    fc.assert(
      fc.property(flip, ([at, mask]) => {
        expect(verdict(flipped(at, mask)).unchanged).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('sees a flipped bit in the signature itself, which no signature covers', () => {
    const place = findPlace(pdf)
    if (!place) throw new Error('not sealed')
    const { before, after } = place
    for (let at = before; at < after; at += 23) {
      // 0x20 turns a hexadecimal letter into its capital: the same value, another byte.
      expect(verdict(flipped(at, 0x20)).unchanged).toBe(false)
      expect(verdict(flipped(at, 0x01)).unchanged).toBe(false)
    }
  })

  it.each(['\n', '%%EOF\n', '1 0 obj << >> endobj'])('sees %j appended', more => {
    expect(verdict(Buffer.concat([pdf, Buffer.from(more)]))).toMatchObject({ ours: true, unchanged: false })
  })

  it('sees a cut file, and bytes put before', () => {
    expect(verdict(pdf.subarray(0, -1)).unchanged).toBe(false)
    expect(verdict(Buffer.concat([Buffer.from('\n'), pdf])).unchanged).toBe(false)
  })

  it('does not take the seal of another for ours', async () => {
    const other = await openSealer({ ...INTERNAL_SEAL, dataDir: mkdtempSync(join(tmpdir(), 'other-')) })
    const { pdf: foreign } = await other.seal(await renderInvoice(sampleInvoice(), sampleSignature()))
    expect(verdict(foreign)).toMatchObject({ ours: false, unchanged: false })
  })

  it('does not take a draft, an empty file or noise for ours', async () => {
    for (const file of [
      await renderInvoice(sampleInvoice(), null),
      Buffer.alloc(0),
      Buffer.from('%PDF-1.7 no'),
    ]) {
      expect(verdict(file)).toMatchObject({ ours: false, unchanged: false })
    }
  })
})

function flipped(at: number, mask: number): Buffer {
  const copy = Buffer.from(pdf)
  copy[at] = (copy[at] ?? 0) ^ mask
  return copy
}
