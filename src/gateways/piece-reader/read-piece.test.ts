import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { firmPapers } from '../../../bench/support/papers/firm-papers'
import { FIRMS } from '../../../bench/support/papers/firms'
import { identityPapers } from '../../../bench/support/papers/identity-papers'
import { pictureOf } from '../../../bench/support/papers/variants'
import { drawnPdf } from '../../../tests/support/files/text-pdf'
import { codesOn } from './codes-2d'
import { decodePicture } from './page-picture'
import { endRecognition, readPiece } from './read-piece'

afterAll(endRecognition)

const firm = FIRMS[0] as (typeof FIRMS)[number]
const paperOf = (name: string) => {
  const paper = [...firmPapers(firm, 0), ...identityPapers(firm, 0)].find(one => one.name === name)
  if (!paper) throw new Error(`no paper ${name}`)
  return paper
}

async function dataMatrixOf(text: string): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const { image, error } = await writeBarcode(text, { format: 'DataMatrix', scale: 6 })
  if (!image) throw new Error(error)
  return Buffer.from(await image.arrayBuffer())
}

const valuesOf = (fields: { name: string; value: string }[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

test('reads the text that a PDF holds, and shows where', async () => {
  const bytes = await drawnPdf(pdf => {
    pdf.fontSize(16).text('ATTESTATION DE VIGILANCE').fontSize(11)
    pdf.text(`Urssaf\nAttestation de fourniture des déclarations sociales\nSIRET : ${firm.siret}`)
    pdf.text('Fait à Lyon, le 12 mai 2026\nCode de sécurité : 9711KX7PQ2M9TR8')
  })
  const { kind, fields, crops } = await readPiece(bytes, 'application/pdf')
  expect(kind).toBe('urssaf')
  expect(valuesOf(fields)).toMatchObject({ siren: firm.siren, issued_on: '2026-05-12', security_code: '' })
  expect(
    Buffer.from(crops.security_code ?? '', 'base64')
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8')
})

/** As long as a header, some fields and a signature are. */
const CODE = `DC04FR0AXT4A0E840E8A0101FR43SAMPLE${'B7AQ'.repeat(30)}`

/** The paper's code, and what a machine reads on the picture that is shown of it. */
async function codeOf({ fields, crops }: Awaited<ReturnType<typeof readPiece>>) {
  const shown = await decodePicture(Buffer.from(crops.code_2d ?? '', 'base64'))
  return [valuesOf(fields).code_2d, ...(await codesOn(shown, 0)).map(({ text }) => text)]
}

test('a 2D-Doc on a certificate of Urssaf is shown as a picture that machines can read', async () => {
  const code = await dataMatrixOf(CODE)
  const bytes = await drawnPdf(pdf => {
    pdf.fontSize(11).text('Urssaf\nATTESTATION DE VIGILANCE\nFait à Lyon, le 12 mai 2026')
    pdf.text(`SIRET : ${firm.siret}`).image(code, 400, 600, { width: 120 })
  })
  const reading = await readPiece(bytes, 'application/pdf')
  expect(reading.kind).toBe('urssaf')
  expect(await codeOf(reading)).toEqual([CODE, CODE])
})

test('so it is on a scan of a notice of Insee', async () => {
  const code = await sharp(await dataMatrixOf(CODE))
    .resize({ width: 300 })
    .extend({ top: 12, bottom: 12, left: 12, right: 12, background: '#fff' })
    .toBuffer()
  const { svg } = paperOf('sirene')
  const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata()
  const scan = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .composite([{ input: code, left: width - 420, top: height - 220 }])
    .jpeg({ quality: 85 })
    .toBuffer()
  const reading = await readPiece(scan, 'image/jpeg')
  expect(reading.kind).toBe('sirene')
  expect(await codeOf(reading)).toEqual([CODE, CODE])
})

test('reads the picture that a PDF is a scan of', async () => {
  const scan = await sharp(Buffer.from(paperOf('rib classic').svg))
    .jpeg({ quality: 80 })
    .toBuffer()
  const bytes = await drawnPdf(pdf => pdf.image(scan, 0, 0, { fit: [595, 842] }))
  const { kind, fields } = await readPiece(bytes, 'application/pdf')
  expect(kind).toBe('rib')
  expect(valuesOf(fields)).toMatchObject({ iban: firm.bank.account.iban, holder: firm.name })
})

test('reads a photo on a table, and one that lies on its side', async () => {
  const card = paperOf('card of 2021, back')
  const photo = await readPiece(await pictureOf(card.svg, 'photo', 3), 'image/jpeg')
  expect(photo.kind).toBe('identity_verso')
  expect(valuesOf(photo.fields)).toMatchObject({ last_name: firm.manager.last })
  const turned = await readPiece(await pictureOf(paperOf('sirene').svg, 'turned', 1), 'image/jpeg')
  expect(turned.kind).toBe('sirene')
  expect(valuesOf(turned.fields)).toMatchObject({ siren: firm.siren, issued_on: firm.issued })
})

test('says nothing of an empty page, and refuses what is no picture', async () => {
  const blank = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await readPiece(blank, 'image/png')).toMatchObject({ kind: null, fields: [] })
  await expect(readPiece(Buffer.from('not a picture'), 'image/jpeg')).rejects.toThrow()
})
