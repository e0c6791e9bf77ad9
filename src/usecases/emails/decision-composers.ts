import { DOCUMENT_LABELS } from '~/domain/dossier/document-kind'
import { Refusal } from '~/domain/refusal'
import { avoirFilename } from '~/domain/text/filename'
import { DossierAccepted } from '~/emails/dossier-accepted'
import { DossierRefused } from '~/emails/dossier-refused'
import { DossierReopened } from '~/emails/dossier-reopened'
import { PiecesRequested } from '~/emails/pieces-requested'
import { findAvoir } from '~/store/avoirs'
import { readStoredPaper } from '../invoice/read-stored-paper'
import { type Composers, dossierOf } from './composer'

/** The messages that follow an administrator's decision (DECISIONS.md section 4). */
export const decisionComposers: Composers<
  'pieces-requested' | 'dossier-accepted' | 'dossier-refused' | 'dossier-reopened'
> = {
  'pieces-requested': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    const { documents, reason, signed } = email.data
    return {
      subject: 'Votre dossier est à compléter',
      body: PiecesRequested({
        agency: deps.agency,
        companyName,
        reason,
        pieces: documents.map(kind => ({ label: DOCUMENT_LABELS[kind], link: `${link}#piece-${kind}` })),
        link,
        signed,
      }),
    }
  },
  'dossier-accepted': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Votre aide est accordée',
      body: DossierAccepted({
        agency: deps.agency,
        companyName,
        invoiceNumber: String(email.data.invoice_number),
        link,
      }),
    }
  },
  'dossier-refused': async (deps, email) => {
    const { companyName } = await dossierOf(deps, email)
    const { avoir_number } = email.data
    const avoir = avoir_number ? await findAvoir(deps.db, avoir_number) : null
    if (avoir_number && !avoir) throw new Refusal('not-found')
    return {
      subject: 'La décision sur votre dossier',
      body: DossierRefused({
        agency: deps.agency,
        companyName,
        cancelled: avoir ? { invoiceNumber: avoir.invoice_number, avoirNumber: avoir.number } : null,
      }),
      attachments: avoir
        ? [
            {
              filename: avoirFilename(companyName ?? avoir.number),
              content: await readStoredPaper(deps, avoir),
              contentType: 'application/pdf',
            },
          ]
        : [],
    }
  },
  'dossier-reopened': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Votre dossier est de nouveau à l’examen',
      body: DossierReopened({ agency: deps.agency, companyName, link }),
    }
  },
}
