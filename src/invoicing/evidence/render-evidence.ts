import { verifyChain } from '~/domain/journal/verify-chain'
import { formatMoment } from '~/domain/text/french'
import { drawFacts, signatureFacts } from '../invoice/signature-page'
import { openCompanion } from '../paper/companion'
import { INK, STYLE } from '../paper/inks'
import { COLUMN, type Sheet } from '../paper/sheet'
import { drawEvents } from './draw-events'
import type { Evidence } from './evidence-file'

/**
 * The evidence as a paper for people: who signed what, with which fingerprints, then every event of the
 * chained journal, on as many pages as it takes. Deterministic, like the invoice.
 */
export async function renderEvidence(evidence: Evidence): Promise<Uint8Array> {
  const { paper } = evidence
  const title = `Dossier de preuve ${paper.number}`
  const { doc, sheet, newPage } = openCompanion(paper, {
    title,
    subject: `${title}, ${paper.buyer.company_name}`,
    created: evidence.exported_at,
    source: evidence,
  })
  let y = drawHead(sheet, evidence, title, newPage())
  y = drawFacts(sheet, [...sealFacts(evidence), ...signatureFacts(evidence.signature)], y + 14)
  y = sheet.write('H2', 'Journal', { ...COLUMN, y: y + 18 }, STYLE.heading) + 6
  drawEvents(sheet, evidence.events, y, newPage)
  return doc.bytes()
}

function drawHead(sheet: Sheet, { paper, exported_at }: Evidence, title: string, top: number): number {
  const style = { face: 'title', size: 20, color: INK.carbon, leading: 26 } as const
  const y = sheet.write('H1', title, { ...COLUMN, y: top }, style)
  const words = `Facture ${paper.number}, ${paper.buyer.company_name}. Établi le ${formatMoment(exported_at)} (heure de Paris).`
  return sheet.write('P', words, { ...COLUMN, y }, STYLE.body)
}

function sealFacts(evidence: Evidence): [label: string, value: string, mono?: boolean][] {
  const chain = verifyChain(evidence.events)
  return [
    ['Empreinte du PDF scellé', evidence.sealed_sha256, true],
    [
      'Cachet',
      evidence.seal_level === 'T'
        ? 'PAdES, niveau B-T\u00A0: horodaté par une autorité'
        : `PAdES, niveau B-B\u00A0: l’heure est celle du serveur${evidence.seal_warning ? ', faute d’horodatage' : ''}`,
    ],
    [
      'Journal',
      chain.intact
        ? `${evidence.events.length} événements enchaînés, chaîne intacte`
        : `Chaîne rompue à l’événement ${chain.rank}`,
    ],
  ]
}
