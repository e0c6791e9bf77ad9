import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appRoot } from '../../../src/config/app-root'
import type { Agency } from '../../../src/domain/agency'
import { invoiceAmounts } from '../../../src/domain/invoice/amounts'
import type { InvoicePaper, SignatureBlock } from '../../../src/domain/invoice/invoice'
import { OFFER, offerLines } from '../../../src/domain/invoice/offer'
import { vatRate, vatTreatment } from '../../../src/domain/invoice/vat-treatment'
import type { JournalEvent } from '../../../src/domain/journal/event'
import { chainEvent, type EvidenceEvent } from '../../../src/domain/journal/evidence'
import { bearsSiren } from '../../../src/domain/leads/french-identity'
import { leadAmounts } from '../../../src/domain/leads/ledger'
import { monthlyPapers } from '../../../src/domain/leads/monthly-invoice'
import type { Evidence } from '../../../src/invoicing/evidence/evidence-file'
import { openSealer, type Sealer } from '../../../src/invoicing/sealer'
import { SAMPLE_EVENTS } from '../dossiers/events'

/** Papers for tests and measures: the demonstration agency bills a customer that does not exist. */
const seller = JSON.parse(readFileSync(join(appRoot, 'agency.json'), 'utf8')) as Agency

export function sampleInvoice(changes: Partial<InvoicePaper> = {}): InvoicePaper {
  return {
    kind: 'invoice',
    number: 'FTN-2026-00042',
    issued_at: new Date('2026-10-03T12:05:09Z'),
    seller,
    buyer: {
      company_name: 'Hôtel & Spa <Été>',
      siret: '552 081 317 66522',
      address: '22-30 avenue de Wagram\n75008 Paris',
      email: 'direction@hotel-ete.example',
      phone: '01 40 42 22 22',
    },
    lines: offerLines(OFFER),
    amounts: invoiceAmounts(OFFER.net_cents, OFFER.vat_basis_points, null),
    is_test: false,
    ...changes,
  }
}

export function sampleAvoir(changes: Partial<InvoicePaper> = {}): InvoicePaper {
  const { number, issued_at } = sampleInvoice()
  return sampleInvoice({ kind: 'avoir', number: 'AV-2026-00003', cancels: { number, issued_at }, ...changes })
}

const SIREN_VAT = 'FR44732829320'
const VAT_NUMBERS = {
  ...{ FR: SIREN_VAT, RE: SIREN_VAT, MC: 'FR39000010000', BE: 'BE0203201340', SN: null },
  CH: 'CHE-123.456.788 TVA',
}

/** A month of a client of the leads offer, where VAT is charged, accounted for by the client, or outside our scope. */
export function sampleLeadsInvoice(
  country: keyof typeof VAT_NUMBERS,
  changes: Partial<InvoicePaper> = {},
): InvoicePaper {
  const vat_number = VAT_NUMBERS[country]
  const siren = bearsSiren(country) ? '732829320' : null
  const movement = { kind: 'capture', subject: 'call', campaign_name: 'Rénovation' } as const
  const amounts = leadAmounts(70_00, vatRate(country))
  const { papers } = monthlyPapers(
    [
      ...[1, 2, 3].map(id => ({ ...movement, ...amounts, id, billed_in: null })),
      { ...movement, ...amounts, id: 4, kind: 'credit', billed_in: null },
      { ...movement, ...amounts, id: 5, subject: 'quote-request', campaign_name: null, billed_in: null },
    ],
    { month: '2026-09', country },
  )
  const [paper] = papers
  if (!paper) throw new Error('five movements make a paper')
  return sampleInvoice({
    number: 'LP-2026-00007',
    buyer: {
      ...{ company_name: 'Teranga Rénovation', siret: '', address: '12 avenue Cheikh-Anta-Diop, Dakar' },
      ...{ email: 'awa@teranga.example', phone: '+221 77 123 45 67', country, siren, vat_number },
    },
    lines: paper.lines,
    amounts: paper.amounts,
    leads: { month: '2026-09', treatment: vatTreatment(country) },
    ...changes,
  })
}

export function sampleSignature(changes: Partial<SignatureBlock> = {}): SignatureBlock {
  return {
    signed_at: new Date('2026-10-03T12:09:41Z'),
    ip: '203.0.113.7',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    agreements: [
      { label: 'J’accepte le mandat de gestion de mon dossier d’aide.' },
      { label: 'Je certifie l’authenticité des documents transmis.' },
      { label: 'J’accepte les conditions générales de vente.' },
      { label: 'J’accepte le traitement de mes données personnelles (RGPD).' },
      { label: 'Je reconnais que la facture n’est valable que si l’aide de l’État est acceptée.' },
    ],
    agreements_version: '2026-10',
    agreements_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    shown_sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    ...changes,
  }
}

/** No certificate of one's own, no time stamp. */
export const INTERNAL_SEAL = {
  owner: seller.legal_name,
  certificateFile: null,
  keyFile: null,
  passphrase: null,
  tsaUrl: null,
}

/** In the checkout: another user of the same machine has keys of his own. */
const SAMPLE_DATA = resolve('node_modules/.cache/siteligible-sample-data')

/** Where the keys of `sampleSealer` lie. */
export const SAMPLE_SEAL = join(SAMPLE_DATA, 'seal')

/** They, as the program is told of them. */
export const SEAL_SETTINGS = {
  SEAL_CERTIFICATE: join(SAMPLE_SEAL, 'seal.pem'),
  SEAL_KEY: join(SAMPLE_SEAL, 'seal.key'),
}

/** A sealer whose keys outlive the test run: making them takes a second that every run need not spend. */
export function sampleSealer(tsaUrl: string | null = null): Promise<Sealer> {
  return openSealer({ ...INTERNAL_SEAL, dataDir: SAMPLE_DATA, tsaUrl })
}

/** Thirty names that break papers: accents, markup, emoji, great length, right to left, what no font has. */
export const HARD_NAMES = [
  'Hôtel & Spa <Été>',
  'Société "Générale" d’Œuvres',
  "L'Atelier d'Ève & Fils",
  '&amp; &lt; &#x27; ]]>',
  '<script>alert(1)</script>',
  '%PDF-1.7 /ByteRange [0 1234567890 1234567890 1234567890] endobj',
  ') Tj ET (\\) \\\\ (((',
  'Łódź Żółć Čeština Őűŕ',
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸ',
  'e\u0301te\u0301 de\u0301compose\u0301',
  'Ελληνικά και Ψάρια',
  'Кафе «Пушкинъ»',
  'שלום עולם',
  'شركة مرحبا بكم',
  'Café שלום עולם مرحبا بكم 12 & Cie',
  'Հայաստան ԱՐԵՎ',
  'საქართველო',
  'Boulangerie 😀 du Coin 🥐',
  '👨‍👩‍👧‍👦 Famille 🇫🇷 🏳️‍🌈',
  '日本料理 さくら',
  '한국 식당',
  'नमस्ते भारत',
  'A'.repeat(200),
  'Très longue dénomination sociale '.repeat(7).trim().slice(0, 200),
  '𝕄𝕒𝕥𝕙 𝔹𝕠𝕝𝕕',
  'Zalgo\u0300\u0301\u0302\u0303\u0304\u0305\u0306',
  'Inversé \u202Etxet\u202C fin',
  'Nul\u0000 cloche\u0007 tab\tfin',
  '  espaces   multiples  ',
  '\uD83D seul \uDC00 \uFFFE \uFFFF',
]

/** A chained journal of as many events, each kind in its turn. */
export function sampleEvents(count: number): EvidenceEvent[] {
  const events: EvidenceEvent[] = []
  for (let index = 0; index < count; index++) {
    const { type, data = {} } = SAMPLE_EVENTS[index % SAMPLE_EVENTS.length] as JournalEvent
    const facts = {
      type,
      at: new Date(Date.UTC(2026, 9, 3, 12, index)),
      actor: 'visitor' as const,
      data: { ...data },
    }
    const personal = { ip: '203.0.113.7', user_agent: sampleSignature().user_agent }
    events.push(chainEvent(events.at(-1) ?? null, facts, personal, () => `salt of event ${index}`))
  }
  return events
}

/** Of a signed invoice, with six lines of its journal. */
export function sampleEvidence(changes: Partial<Evidence> = {}): Evidence {
  return {
    paper: sampleInvoice(),
    signature: sampleSignature(),
    sealed_sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    seal_level: 'B',
    seal_warning: null,
    certificate: '-----BEGIN CERTIFICATE-----',
    events: sampleEvents(6),
    exported_at: new Date('2026-10-05T08:00:00Z'),
    ...changes,
  }
}
