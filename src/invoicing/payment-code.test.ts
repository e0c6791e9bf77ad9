import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { paymentCodePng } from './payment-code'

const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })

async function read(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  const [code] = await readBarcodes({ ...picture, colorSpace: 'srgb' } as ImageData, { formats: ['QRCode'] })
  if (!code) throw new Error('no code is read')
  return { ...code, lines: Buffer.from(code.bytes).toString('utf8').split('\n') }
}

const order = {
  bic: 'AGRIFRPP',
  name: 'Sitéligible  SAS',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  cents: 300_000,
  reference: 'FTN-2026-00042',
}

test('a banking application reads each line where EPC069-12 puts it', async () => {
  const code = await read(await paymentCodePng(order))
  expect(code.lines).toEqual([
    'BCD', // service tag
    '002', // version: the BIC is optional within the EEA
    '1', // UTF-8
    'SCT', // SEPA credit transfer
    'AGRIFRPP',
    'Siteligible SAS',
    'FR7630006000011234567890189',
    'EUR3000.00',
    '', // purpose
    '', // structured reference, which excludes the next line
    'FTN-2026-00042',
  ])
  expect([code.ecLevel, code.hasECI, code.contentType]).toEqual(['M', false, 'Text'])
  expect(Number(code.version)).toBeLessThanOrEqual(13)
})

test('the longest order still fits, and line breaks in a name stay in their line', async () => {
  const long = { ...order, name: `É\n${'é'.repeat(90)}`, reference: 'r'.repeat(200), cents: 99_999_999_999 }
  const { lines, version } = await read(await paymentCodePng(long))
  expect([lines.length, lines[5]?.length, lines[7], lines[10]?.length]).toEqual([
    11,
    70,
    'EUR999999999.99',
    140,
  ])
  expect(Number(version)).toBeLessThanOrEqual(13)
  await expect(paymentCodePng({ ...order, cents: 0 })).rejects.toThrow(RangeError)
})
