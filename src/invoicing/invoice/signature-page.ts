import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { formatMoment } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import { rule } from '../paper/page-ground'
import { COLUMN, type Sheet } from '../paper/sheet'
import { drawAgreements } from './draw-agreements'

const LABEL = 128

/** The second page of a signed invoice: who agreed to what, when, from where, and the proof of the text. */
export function drawSignaturePage(sheet: Sheet, paper: InvoicePaper, signature: SignatureBlock) {
  let y = sheet.write(
    'H2',
    'Signature de la facture',
    { ...COLUMN, y: 44 },
    { face: 'title', size: 20, color: INK.carbon, leading: 26 },
  )
  y = sheet.write('P', `Facture ${paper.number}, ${paper.buyer.company_name}`, { ...COLUMN, y }, STYLE.body)
  y = drawFacts(sheet, signatureFacts(signature), y + 14)
  y = drawAgreements(sheet, signature, y + 20)
  sheet.write('P', LEGAL, { ...COLUMN, y: y + 16 }, STYLE.small)
}

const LEGAL =
  'La signature électronique simple est celle de l’article 25, paragraphe 1, du règlement (UE) n°\u00A0910/2014 (eIDAS) et des articles 1366 et 1367 du Code civil. Elle n’est ni avancée ni qualifiée. Sa force est celle du dossier de preuve\u00A0: le journal des événements, conservé avec la facture, et le cachet électronique de ce fichier.'

/** How, who, when, from where and about which texts, in the order in which they are read. */
export function signatureFacts(signature: SignatureBlock): [label: string, value: string, mono?: boolean][] {
  return [
    ['Procédé', 'Signature électronique simple'],
    ['Signataire', 'Titulaire du lien personnel du dossier. Son identité n’a pas été vérifiée.'],
    ...addressFacts(signature),
    ['Date et heure', `${formatMoment(signature.signed_at)} (heure de Paris)`],
    [
      'Temps universel',
      signature.signed_at
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, ' UTC'),
      true,
    ],
    ['Adresse IP', signature.ip, true],
    ['Navigateur', shortened(signature.user_agent) || 'non transmis'],
    ['Empreinte du PDF affiché', signature.shown_sha256 ?? 'non transmise', signature.shown_sha256 !== null],
    ['Version des accords', signature.agreements_version],
    ['Empreinte des accords', signature.agreements_sha256, true],
  ]
}

function addressFacts({ address_proven_at }: SignatureBlock): [label: string, value: string][] {
  if (address_proven_at === undefined) return []
  const value = address_proven_at
    ? `adresse confirmée le ${formatMoment(new Date(address_proven_at))}`
    : 'adresse non confirmée'
  return [['E-mail du dossier', value]]
}

/** A browser may call itself anything, at any length: three lines of it are enough on paper. */
const MOST_OF_BROWSER = 240

const shortened = (text: string) =>
  text.length > MOST_OF_BROWSER ? `${text.slice(0, MOST_OF_BROWSER - 1).trimEnd()}…` : text

/** Two columns of label and value under hairlines, read as a table. */
export function drawFacts(
  sheet: Sheet,
  rows: [label: string, value: string, mono?: boolean][],
  top: number,
): number {
  let y = top
  sheet.group('Table', () => {
    for (const [label, value, mono] of rows) {
      rule(sheet, y)
      const top = y + 5
      sheet.group('TR', () => {
        const style = { ...STYLE.label, size: 8, leading: 12.5 }
        sheet.write('TH', label, { x: COLUMN.x, y: top, width: LABEL }, style, { scope: 'Row' })
        const box = { x: COLUMN.x + LABEL + 10, y: top, width: COLUMN.width - LABEL - 10 }
        y = sheet.write('TD', value, box, mono ? { ...STYLE.mono, leading: 12.5 } : STYLE.body) + 5
      })
    }
  })
  rule(sheet, y)
  return y
}
