import { buffer } from 'node:stream/consumers'
import { DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/document-kind'
import { Refusal } from '~/domain/refusal'
import { avoirFilename } from '~/domain/text/filename'
import { DossierAccepted } from '~/emails/dossier-accepted'
import { DossierRefused } from '~/emails/dossier-refused'
import { PiecesRequested } from '~/emails/pieces-requested'
import { findAvoir } from '~/store/avoirs'
import { type Composer, dossierOf } from './composer'

/** What the outbox keeps of a request for pieces: what was asked then, whatever is asked later. */
export interface RequestData {
  documents: DocumentKind[]
  reason: string
  signed: boolean
}

/** The messages that follow an administrator's decision (DECISIONS.md section 4). */
export const decisionComposers: Record<
  'pieces-requested' | 'dossier-accepted' | 'dossier-refused',
  Composer
> = {
  'pieces-requested': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    const { documents, reason, signed } = email.data as unknown as RequestData
    return {
      subject: 'Votre dossier est à compléter',
      body: PiecesRequested({
        agency: deps.agency,
        companyName: dossier.company_name,
        reason,
        pieces: documents.map(kind => ({ label: DOCUMENT_LABELS[kind], link: `${link}#piece-${kind}` })),
        link,
        signed,
      }),
    }
  },
  'dossier-accepted': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    return {
      subject: 'Votre aide est accordée',
      body: DossierAccepted({
        agency: deps.agency,
        companyName: dossier.company_name,
        invoiceNumber: String(email.data.invoice_number),
        link,
      }),
    }
  },
  'dossier-refused': async (deps, email) => {
    const { dossier } = await dossierOf(deps, email)
    const avoir = await findAvoir(deps.db, String(email.data.avoir_number))
    if (!avoir) throw new Refusal('not-found')
    return {
      subject: 'La décision sur votre dossier',
      body: DossierRefused({
        agency: deps.agency,
        companyName: dossier.company_name,
        invoiceNumber: avoir.invoice_number,
        avoirNumber: avoir.number,
      }),
      attachments: [
        {
          filename: avoirFilename(avoir.company_name),
          content: await buffer(await deps.vault.read(null, avoir.pdf_key)),
          contentType: 'application/pdf',
        },
      ],
    }
  },
}
