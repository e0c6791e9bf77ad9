import { Refusal } from '~/domain/refusal'
import { AgencyRetentionDue } from '~/emails/agency-retention-due'
import { RetentionNotice } from '~/emails/retention-notice'
import type { StoredEmail } from '~/store/emails'
import { findRegistration } from '~/store/registrations'
import { type Composer, dossierOf } from './composer'

/** The messages that announce a purge (DECISIONS.md section 7). */
export const retentionComposers: Record<
  'retention-notice' | 'agency-retention-due' | 'registration-retention-notice',
  Composer
> = {
  'retention-notice': async (deps, email) => {
    const { dossier, link } = await dossierOf(deps, email)
    return {
      subject: 'Votre dossier sera bientôt effacé',
      body: RetentionNotice({
        agency: deps.agency,
        companyName: dossier.company_name,
        purgeAt: purgeAt(email),
        link,
      }),
    }
  },
  'agency-retention-due': async (deps, email) => {
    const { dossier } = await dossierOf(deps, email)
    return {
      subject: `Dossier ${dossier.invoice_number} : à prolonger ou à laisser effacer`,
      body: AgencyRetentionDue({
        agency: deps.agency,
        companyName: dossier.company_name,
        invoiceNumber: String(dossier.invoice_number),
        purgeAt: purgeAt(email),
        link: `${deps.publicUrl}/admin-dashboard/dossiers/${dossier.id}`,
      }),
    }
  },
  'registration-retention-notice': async (deps, email) => {
    const registration = email.registration_id && (await findRegistration(deps.db, email.registration_id))
    if (!registration) throw new Refusal('not-found')
    return {
      subject: 'Votre inscription sera bientôt effacée',
      body: RetentionNotice({
        agency: deps.agency,
        companyName: registration.company_name,
        purgeAt: purgeAt(email),
        link: null,
      }),
    }
  },
}

const purgeAt = (email: StoredEmail) => new Date(String(email.data.purge_at))
