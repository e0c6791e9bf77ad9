import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { amountsOf } from '~/domain/invoice/amounts'
import { OFFER, offerLines } from '~/domain/invoice/offer'
import {
  HARD_NAMES,
  sampleAvoir,
  sampleInvoice,
  sampleLeadsInvoice,
  sampleSignature,
} from '../../../tests/support/files/papers'
import { textsOf } from '../../../tests/support/files/xml'
import { installed, printed } from '../../../tests/support/program/command-line'
import { font } from '../paper/fonts'
import { FOOTER_TOP } from '../paper/page-ground'
import { facturX } from './factur-x'
import { renderInvoice } from './render-invoice'

const folder = mkdtempSync(join(tmpdir(), 'papers-'))

describe('renderInvoice', () => {
  it('gives the same bytes for the same paper, whatever was drawn in between', async () => {
    const first = await renderInvoice(sampleInvoice(), sampleSignature())
    await renderInvoice(sampleInvoice({ number: 'FTN-2026-00043' }), null)
    const second = await renderInvoice(sampleInvoice(), sampleSignature())
    expect(Buffer.compare(first, second)).toBe(0)
  })

  it('gives other bytes, and another file identifier, for another paper', async () => {
    const identifier = (pdf: Uint8Array) => /\/ID \[<(\w+)>/.exec(Buffer.from(pdf).toString('latin1'))?.[1]
    const one = await renderInvoice(sampleInvoice(), null)
    const other = await renderInvoice(sampleInvoice({ number: 'FTN-2026-00043' }), null)
    expect(identifier(one)).toMatch(/^[0-9a-f]{32}$/)
    expect(identifier(one)).not.toBe(identifier(other))
  })
})

it.each(['שלום עולם', '日本料理 さくら'])(
  'has %s read aloud as it is written, whatever is drawn',
  async company_name => {
    const buyer = { ...sampleInvoice().buyer, company_name }
    const pdf = Buffer.from(await renderInvoice(sampleInvoice({ buyer }), null))
    const spelled = Buffer.from(`\uFEFF${company_name}`, 'utf16le').swap16()
    expect(pdf.includes(Buffer.concat([Buffer.from('/ActualText ('), spelled]))).toBe(true)
  },
)

it.each(HARD_NAMES)('describes itself in well-formed XMP for %j', async company_name => {
  const buyer = { ...sampleInvoice().buyer, company_name }
  const pdf = Buffer.from(await renderInvoice(sampleInvoice({ buyer }), sampleSignature())).toString('utf8')
  const packet = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf)?.[0] ?? ''
  expect(() => textsOf(packet, 'rdf:li')).not.toThrow()
  expect(packet).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
  expect(packet).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
})

it('gives what is not issued no XML that a program could book', async () => {
  const bears = (pdf: Uint8Array) => Buffer.from(pdf).includes('factur-x.xml')
  expect(bears(await renderInvoice(sampleInvoice({ number: 'PROJET-ABCDEFGHJK' }), null))).toBe(false)
  expect(bears(await renderInvoice(sampleInvoice(), sampleSignature()))).toBe(true)
  expect(bears(await renderInvoice(sampleAvoir(), null))).toBe(true)
})

describe.skipIf(!installed('pdftotext', 'pdfinfo'))('what a person reads', () => {
  it('has every mandatory mention on one page while it waits', async () => {
    const { text, info } = await read('draft', await renderInvoice(sampleInvoice(), null))
    expect(info).toMatch(/Pages:\s+1\n/)
    expect(info).toMatch(/Title:\s+Projet de facture FTN-2026-00042\n/)
    expect(info).toMatch(/Tagged:\s+yes/)
    for (const mention of MENTIONS) expect(text).toContain(mention)
    expect(text).toContain('En attente de signature')
    expect(text).toContain('Identité de démonstration')
  })

  it('names a buyer of leads of La Réunion by SIREN and VAT number, one of Monaco by the latter', async () => {
    const reunion = await read('reunion', await renderInvoice(sampleLeadsInvoice('RE'), null))
    // The sample's buyer bears the seller's numbers; columns are read in the order in which they were drawn.
    expect(reunion.text).toContain('SIREN 732 829 320')
    expect(reunion.text.match(/TVA intracommunautaire FR44732829320/g)).toHaveLength(2)
    const monaco = await read('monaco', await renderInvoice(sampleLeadsInvoice('MC'), null))
    expect(monaco.text).toContain('TVA intracommunautaire FR39000010000')
  })

  it('calls a number of a buyer of leads outside the Union no number of the Union', async () => {
    const { text } = await read('switzerland', await renderInvoice(sampleLeadsInvoice('CH'), null))
    expect(text).toContain('Numéro fiscal CHE-123.456.788 TVA')
    expect(text.match(/TVA intracommunautaire/g)).toHaveLength(1)
  })

  it('shows the signature, its five agreements and its fingerprints on the second page', async () => {
    const signature = sampleSignature()
    const { text, info } = await read('signed', await renderInvoice(sampleInvoice(), signature))
    expect(info).toMatch(/Pages:\s+2\n/)
    expect(text).not.toContain('En attente de signature')
    for (const mention of [...MENTIONS, ...signature.agreements.map(({ label }) => label)]) {
      expect(text).toContain(mention)
    }
    for (const fact of [
      'signature électronique simple',
      'n’a pas été vérifiée',
      '2026-10-03 12:09:41 UTC',
      '14:09:41',
      signature.ip,
      signature.agreements_version,
      signature.agreements_sha256,
      signature.shown_sha256,
    ]) {
      expect(text).toContain(fact)
    }
  })

  it('says which invoice an avoir cancels, and asks for no payment', async () => {
    const { text, info } = await read('avoir', await renderInvoice(sampleAvoir(), null))
    expect(info).toMatch(/Pages:\s+1\n/)
    expect(text).toContain('Avoir annulant en totalité la facture FTN-2026-00042 du 3 octobre 2026')
    expect(text).not.toContain('IBAN')
    expect(text).not.toContain('En attente de signature')
  })

  it('says specimen on a test paper, and claims no SIREN for a SIRET that is wrong', async () => {
    const buyer = { ...sampleInvoice().buyer, siret: '12345678912345' }
    const { text } = await read('test', await renderInvoice(sampleInvoice({ is_test: true, buyer }), null))
    expect(text).toContain('SIRET déclaré 12345678912345')
    expect(text).not.toContain('SIREN 123 456 789')
  })

  it('keeps one page for the longest names and addresses', async () => {
    const buyer = {
      ...sampleInvoice().buyer,
      company_name: 'W'.repeat(200),
      address: 'Très longue adresse '.repeat(25),
      email: `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
    }
    const { info, text } = await read('long', await renderInvoice(sampleInvoice({ buyer }), null))
    expect(info).toMatch(/Pages:\s+1\n/)
    expect(text).toContain('En attente de signature')
    const body = 'Communauté d’agglomération dont le nom est long '.repeat(4)
    const asked = { aids: [body, body], bodies: [body, body, body, body] }
    const full = await read('full', await renderInvoice(sampleInvoice({ buyer, asked }), null))
    expect(full.info).toMatch(/Pages:\s+1\n/)
    expect(full.text).toContain('En attente de signature')
    // The last words of the frame stand above its lower edge, signed too.
    const signed = await renderInvoice(sampleInvoice({ buyer, asked }), sampleSignature())
    writeFileSync(join(folder, 'framed.pdf'), signed)
    const places = await printed('pdftotext', '-l', '1', '-bbox', join(folder, 'framed.pdf'), '-')
    const bottom = Number(/yMax="([\d.]+)">voit\.</.exec(places)?.[1])
    expect(bottom).toBeLessThan(FOOTER_TOP - 14)
  })

  it('writes figures that people read with plain zeros, of two contours', () => {
    for (const name of ['text-regular', 'text-bold', 'figures'] as const) {
      const outline = font(name).parsed.glyphForCodePoint(0x30).path.toSVG()
      expect(outline.match(/M/g), name).toHaveLength(2)
    }
  })

  it('names the aid and the bodies that its condition hangs on, where they are known, as its XML does', async () => {
    const asked = {
      aids: ['Kap Numérik (Région Réunion)'],
      bodies: ['Région A', 'Région B', 'Région C', 'Région D', 'Région E'],
    }
    const paper = sampleInvoice({ asked })
    const { text } = await read('asked', await renderInvoice(paper, null))
    const words =
      'Aide demandée : Kap Numérik (Région Réunion). Le dossier est transmis à : Région A, Région B et 3 autres, nommés au mandat.'
    expect(text).toContain(words)
    expect(new TextDecoder().decode(facturX(paper)).replaceAll('\u00a0', ' ')).toContain(words)
    const { text: silent } = await read('silent', await renderInvoice(sampleInvoice(), null))
    expect(silent).not.toContain('transmis')
  })

  it('bills its parts line by line where the offer says so, and no rate where there is no VAT', async () => {
    const lines = offerLines(OFFER, [
      { label: 'Création du site', detail: 'Conception et mise en ligne', net_cents: 440_000 },
      { label: 'Hébergement', detail: 'Douze mois', net_cents: 36_000 },
      { label: 'Maintenance', detail: 'Douze mois', net_cents: 24_000 },
    ])
    const amounts = amountsOf(lines, '97300 Cayenne')
    if (!amounts) throw new Error('Guyane is served')
    const { text } = await read('parts', await renderInvoice(sampleInvoice({ lines, amounts }), null))
    for (const words of ['4 400,00 €', '360,00 €', '240,00 €', 'Hébergement', '5 000,00 €'])
      expect(text).toContain(words)
    expect(text).not.toContain('0 %')
    expect(text).toContain('En attente de signature')
  })
})

const MENTIONS = [
  '5 000,00 €',
  '1 000,00 €',
  '6 000,00 €',
  'TVA 20 %',
  'FTN-2026-00042',
  '3 octobre 2026',
  'Hôtel & Spa <Été>',
  'SIREN 552 081 317',
  'SAS au capital de 10 000 €, RCS Lyon 732 829 320',
  'FR44732829320',
  'Prestation de services',
  'Escompte pour paiement anticipé : néant',
  'majoré de 10 points',
  '40 €',
  'Payable uniquement si l’aide de l’État est accordée',
  'Échéance : 30 jours',
  'FR76 3000 6000 0112 3456 7890 189',
]

async function read(name: string, pdf: Uint8Array) {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, pdf)
  const [text, info] = await Promise.all([printed('pdftotext', file, '-'), printed('pdfinfo', file)])
  return { text: text.replace(/\s+/g, ' '), info }
}
