import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { firmPapers } from '../../../bench/support/papers/firm-papers'
import { FIRMS } from '../../../bench/support/papers/firms'
import { identityPapers } from '../../../bench/support/papers/identity-papers'
import { pictureOf } from '../../../bench/support/papers/variants'
import { endRecognition, readPiece } from './read-piece'

afterAll(endRecognition)

const firm = FIRMS[0] as (typeof FIRMS)[number]
const paperOf = (name: string) => {
  const paper = [...firmPapers(firm, 0), ...identityPapers(firm, 0)].find(one => one.name === name)
  if (!paper) throw new Error(`no paper ${name}`)
  return paper
}

async function pdfOf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>(resolve =>
    pdf.on('data', chunk => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks))),
  )
  draw(pdf)
  pdf.end()
  return done
}

const valuesOf = (fields: { name: string; value: string }[]) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

test('reads the text that a PDF holds, and shows where', async () => {
  const bytes = await pdfOf(pdf => {
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

test('reads the picture that a PDF is a scan of', async () => {
  const scan = await sharp(Buffer.from(paperOf('rib classic').svg))
    .jpeg({ quality: 80 })
    .toBuffer()
  const bytes = await pdfOf(pdf => pdf.image(scan, 0, 0, { fit: [595, 842] }))
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
