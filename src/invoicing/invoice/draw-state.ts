import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { formatMoment } from '~/domain/text/french'
import { drawSealField } from '../draw-seal-field'
import { INK, STYLE } from '../paper/inks'
import { FOOTER_TOP } from '../paper/page-ground'
import { COLUMN, type Sheet } from '../paper/sheet'
import { stamp, stampWords } from './paper-stamp'

/** What a title and four lines of small type take. */
const WORDS = 62

/** The lower part of the first page: waiting for a signature, signed, or an avoir that needs none. */
export function drawState(sheet: Sheet, paper: InvoicePaper, signature: SignatureBlock | null, top: number) {
  const height = Math.min(104, FOOTER_TOP - top - 14)
  const { doc } = sheet
  sheet.ornament(() => {
    doc.lineWidth(0.8).strokeColor(INK.text).rect(COLUMN.x, top, COLUMN.width, height).stroke()
  })
  // What is left between long parts and the foot holds the same words.
  const box = {
    ...{ x: COLUMN.x + 14, width: COLUMN.width - 226 },
    y: top + Math.min(13, (height - WORDS) / 2),
  }
  const [title, sentences] = words(paper, signature)
  sheet.group('Sect', () => {
    let y = sheet.write('H2', title, box, STYLE.heading) + 4
    for (const sentence of sentences) y = sheet.write('P', sentence, { ...box, y }, STYLE.small) + 3
  })
  const sealedAt = paper.kind === 'avoir' || paper.leads ? paper.issued_at : signature?.signed_at
  if (sealedAt) {
    const width = 172
    const reason = `${paper.kind === 'avoir' ? 'Avoir' : 'Facture'} ${paper.number}`
    drawSealField(sheet, { name: paper.seller.legal_name, reason }, sealedAt, {
      x: COLUMN.x + COLUMN.width - 190,
      y: top + 10,
      width,
      height: height - 20,
    })
  }
  stamp(sheet, stampWords(paper, signature), {
    ...{ x: COLUMN.x + COLUMN.width - 104, y: top + height / 2, height },
  })
}

function words(paper: InvoicePaper, signature: SignatureBlock | null): [title: string, sentences: string[]] {
  if (paper.kind === 'avoir') {
    return [
      'Avoir émis',
      ['Cet avoir est scellé par un cachet électronique\u00A0: la moindre modification du fichier se voit.'],
    ]
  }
  if (paper.leads) {
    return [
      'Facture émise',
      [
        'Cette facture est scellée par un cachet électronique\u00A0: la moindre modification du fichier se voit.',
        'Ses montants sont ceux de votre relevé, au centime près.',
      ],
    ]
  }
  if (paper.kind === 'quote') {
    return [
      'Devis non signé',
      [
        'Ne signez ni ce devis ni la facture avant la date que fixe le règlement de l’aide.',
        'Il engage l’agence sur son prix jusqu’à la fin de sa validité\u00A0; il n’engage pas le client.',
      ],
    ]
  }
  if (!signature) {
    return [
      'En attente de signature',
      [
        'Ce document est un projet. La facture est émise quand le client la signe\u00A0; elle est alors scellée et ne change plus.',
        'Aucun paiement n’est demandé avant l’accord de l’aide.',
      ],
    ]
  }
  return [
    'Signature électronique simple',
    [
      `Signé le ${formatMoment(signature.signed_at)} (heure de Paris) depuis le lien personnel du dossier.`,
      'Le détail de la signature et des cinq accords figure à la page suivante. Le fichier est scellé\u00A0: la moindre modification se voit.',
    ],
  ]
}
