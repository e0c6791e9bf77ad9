import type { PaperFlaw } from '~/domain/invoice/paper-flaw'
import { Refusal } from '~/domain/refusal'
import { invoiceFilename } from '~/domain/text/filename'
import { counted } from '~/domain/text/french'
import { AgencyDossierReceived } from '~/emails/agency-dossier-received'
import { AgencyInternationalReceived } from '~/emails/agency-international-received'
import { AgencyPapersFlawed } from '~/emails/agency-papers-flawed'
import { DossierReceived } from '~/emails/dossier-received'
import { InternationalReceived } from '~/emails/international-received'
import { renderEmail } from '~/emails/render-email'
import { ResumeLink } from '~/emails/resume-link'
import type { Message } from '~/gateways/mailer/mailer'
import type { StoredEmail } from '~/store/emails'
import { findRegistration } from '~/store/registrations'
import type { Deps } from '../deps'
import { showInvoice } from '../invoice/show-invoice'
import { type Composer, dossierOf } from './composer'
import { decisionComposers } from './decision-composers'
import type { EmailKind } from './queue-email'
import { retentionComposers } from './retention-composers'

/** How each kind is written, from what is true when it leaves. */
const composers: Record<EmailKind, Composer> = {
  ...decisionComposers,
  ...retentionComposers,
  'dossier-received': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    const invoice = await showInvoice(deps, dossier.id)
    return {
      subject: `Votre dossier ${dossier.invoice_number} est bien enregistré`,
      body: DossierReceived({
        agency: deps.agency,
        companyName: dossier.company_name,
        invoiceNumber: String(dossier.invoice_number),
        link,
      }),
      attachments: [
        {
          filename: invoiceFilename(invoice.company_name),
          content: invoice.pdf,
          contentType: 'application/pdf',
        },
      ],
    }
  },
  'agency-dossier-received': async (deps, email) => {
    const { dossier } = await dossierOf(deps, email)
    return {
      subject: `Nouveau dossier ${dossier.invoice_number}`,
      body: AgencyDossierReceived({
        agency: deps.agency,
        companyName: dossier.company_name,
        invoiceNumber: String(dossier.invoice_number),
        link: `${deps.publicUrl}/admin-dashboard/dossiers/${dossier.id}`,
      }),
    }
  },
  'resume-link': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    return {
      subject: 'Le lien pour reprendre votre dossier',
      body: ResumeLink({ agency: deps.agency, companyName: dossier.company_name, link }),
    }
  },
  'international-received': async (deps, email) => {
    const { company_name } = await registrationOf(deps, email)
    return {
      subject: 'Votre inscription est bien reçue',
      body: InternationalReceived({
        agency: deps.agency,
        companyName: company_name,
        offerLink: `${deps.publicUrl}/pay-per-call`,
      }),
    }
  },
  'agency-international-received': async (deps, email) => ({
    subject: 'Nouvelle inscription hors de France',
    body: AgencyInternationalReceived({
      agency: deps.agency,
      registration: await registrationOf(deps, email),
      link: `${deps.publicUrl}/admin-dashboard/international`,
    }),
  }),
  'agency-papers-flawed': async ({ agency, publicUrl }, { data }) => {
    const count = Number(data.count)
    return {
      subject: `À vérifier\u00a0: ${counted(count, 'écart')} dans les pièces scellées`,
      body: AgencyPapersFlawed({
        agency,
        count,
        flaws: data.flaws as PaperFlaw[],
        link: `${publicUrl}/admin-dashboard`,
      }),
    }
  },
}

/** Writes a message of the outbox. @throws Refusal not-found when its dossier is gone */
export async function composeEmail(deps: Deps, email: StoredEmail): Promise<Message> {
  const { subject, body, attachments } = await composers[email.kind as EmailKind](deps, email)
  return {
    to: email.recipient,
    messageId: email.message_id,
    subject,
    ...(await renderEmail(body)),
    attachments: attachments ?? [],
  }
}

async function registrationOf({ db }: Deps, { registration_id }: StoredEmail) {
  const registration = registration_id ? await findRegistration(db, registration_id) : undefined
  if (!registration) throw new Refusal('not-found')
  return registration
}
