import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountsOf, invoiceAmounts } from '~/domain/invoice/amounts'
import { OFFER, offerLines } from '~/domain/invoice/offer'
import {
  sampleAvoir,
  sampleInvoice,
  sampleLeadsInvoice,
  sampleSealer,
  sampleSignature,
} from '../../tests/support/files/papers'
import { installed, named, printed } from '../../tests/support/program/command-line'
import {
  startTimeStampAuthority,
  type TimeStampAuthority,
} from '../../tests/support/servers/time-stamp-authority'
import { attachedXml } from './attached-xml'
import { renderInvoice } from './invoice/render-invoice'

const folder = mkdtempSync(join(tmpdir(), 'validators-'))
/** Asked once each, so that each skip is printed once. */
const here = {
  qpdf: installed('qpdf'),
  pdfsig: installed('pdfsig'),
  verapdf: installed('verapdf'),
  schema: named('CII_SCHEMA') && installed('xmllint'),
  rules: named('EN16931_XSLT', 'SAXON_JAR') && installed('java'),
}
const KINDS = [
  ...['invoice', 'avoir', 'specimen', 'time-stamped', 'named-aid', 'named-aid-avoir', 'no-vat'],
  ...['leads-france', 'leads-europe', 'leads-outside', 'leads-avoir', 'leads-long'],
  ...['leads-reunion', 'leads-monaco'],
]
const quantityOne = { label: 'Appels contestés et crédités', detail: 'Septembre 2026', quantity: 1 }
const fileOf = (kind: string) => join(folder, `${kind}.pdf`)
const asked = { aids: ['Kap Numérik (Région Réunion)'], bodies: ['Région Réunion', 'Bpifrance'] }
const parts = offerLines(OFFER, [
  { label: 'Création du site', detail: 'Conception et mise en ligne', net_cents: 440_000 },
  { label: 'Hébergement', detail: 'Douze mois', net_cents: 36_000 },
  { label: 'Maintenance', detail: 'Douze mois', net_cents: 24_000 },
])
const noVat = amountsOf(parts, '97300 Cayenne')
let authority: TimeStampAuthority | null = null

beforeAll(async () => {
  authority = installed('openssl') ? await startTimeStampAuthority() : null
  const drawn = {
    invoice: await renderInvoice(sampleInvoice(), sampleSignature()),
    avoir: await renderInvoice(sampleAvoir({ motive: 'renounced' }), null),
    specimen: await renderInvoice(
      sampleInvoice({ is_test: true, number: 'TEST-2026-00007' }),
      sampleSignature(),
    ),
    'time-stamped': await renderInvoice(sampleInvoice(), sampleSignature()),
    'named-aid': await renderInvoice(sampleInvoice({ asked, lines: parts }), sampleSignature()),
    'named-aid-avoir': await renderInvoice(sampleAvoir({ asked, lines: parts, motive: 'renounced' }), null),
    'no-vat': await renderInvoice(
      sampleInvoice({ asked, ...(noVat && { amounts: noVat }) }),
      sampleSignature(),
    ),
    'leads-france': await renderInvoice(sampleLeadsInvoice('FR'), null),
    'leads-europe': await renderInvoice(sampleLeadsInvoice('BE'), null),
    'leads-reunion': await renderInvoice(sampleLeadsInvoice('RE'), null),
    'leads-monaco': await renderInvoice(sampleLeadsInvoice('MC'), null),
    'leads-outside': await renderInvoice(sampleLeadsInvoice('CH'), null),
    'leads-avoir': await renderInvoice(
      sampleLeadsInvoice('FR', {
        kind: 'avoir',
        lines: [{ ...quantityOne, unit_net_cents: 70_00, net_cents: 70_00 }],
        amounts: invoiceAmounts(70_00, 2_000, null),
        cancels: { number: 'LP-2026-00003', issued_at: new Date('2026-09-01T00:12:00Z') },
      }),
      null,
    ),
    'leads-long': await renderInvoice(
      sampleLeadsInvoice('FR', {
        lines: Array.from({ length: 40 }, (_, n) => ({
          ...{ label: 'Appels qualifiés', detail: `Campagne ${n + 1}, septembre 2026` },
          ...{ quantity: 1, unit_net_cents: 50_00, net_cents: 50_00 },
        })),
        amounts: invoiceAmounts(40 * 50_00, 2_000, null),
      }),
      null,
    ),
  }
  for (const kind of KINDS as (keyof typeof drawn)[]) {
    const url = kind === 'time-stamped' && authority ? `${authority.url}/stamp` : null
    const { pdf, level } = await (await sampleSealer(url)).seal(drawn[kind])
    expect(level).toBe(url ? 'T' : 'B')
    writeFileSync(fileOf(kind), pdf)
    writeFileSync(join(folder, `${kind}.xml`), attachedXml(pdf))
  }
})
afterAll(() => authority?.stop())

/**
 * What judges papers that is not ours. A schema or rules that lie somewhere are named: `CII_SCHEMA` (the XSD of
 * CrossIndustryInvoice D16B), `EN16931_XSLT` (the compiled rules) with `SAXON_JAR`.
 */
describe.each(KINDS)('%s', kind => {
  it.skipIf(!here.qpdf)('is a clean file (qpdf)', async () => {
    expect(await printed('qpdf', '--check', fileOf(kind))).toContain(
      'No syntax or stream encoding errors found',
    )
  })

  it.skipIf(!here.pdfsig)('is signed as a whole (pdfsig)', async () => {
    const report = await printed('pdfsig', fileOf(kind))
    expect(report).toContain('Signature is Valid.')
    expect(report).toContain('Total document signed')
  })

  it.skipIf(!here.verapdf)('is PDF/A-3a and PDF/UA-1 (veraPDF)', async () => {
    for (const profile of ['3a', 'ua1'])
      expect(await printed('verapdf', '--flavour', profile, '--format', 'text', fileOf(kind))).toMatch(
        /^PASS/m,
      )
  })

  it.skipIf(!here.schema)('has XML of the schema CII D16B (xmllint)', async () => {
    const schema = String(process.env.CII_SCHEMA)
    const report = await printed('xmllint', '--noout', '--schema', schema, join(folder, `${kind}.xml`))
    expect(report).toContain('validates')
  })

  it.skipIf(!here.rules)('keeps the rules of EN 16931 (Saxon)', async () => {
    const [jar, rules] = [String(process.env.SAXON_JAR), String(process.env.EN16931_XSLT)]
    const report = await printed('java', '-jar', jar, `-s:${join(folder, `${kind}.xml`)}`, `-xsl:${rules}`)
    expect(report).toContain('schematron-output')
    expect(report).not.toContain('failed-assert')
  })
})
