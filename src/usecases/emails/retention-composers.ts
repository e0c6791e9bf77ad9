import { beforeErasure } from '~/domain/dossier/erasure'
import { Refusal } from '~/domain/refusal'
import { AgencyNoticeUndelivered } from '~/emails/agency/agency-notice-undelivered'
import { AgencyRetentionDue } from '~/emails/agency/agency-retention-due'
import { RetentionNotice } from '~/emails/dossier/retention-notice'
import { readLife } from '~/store/dossiers/dossier-life'
import { findRegistration } from '~/store/international/registrations'
import { isHeld } from '../ground/is-held'
import { type Composers, dossierForTeam, dossierOf, type EmailOf } from './composers'

/** The messages that announce a purge (specification B7). */
export const retentionComposers: Composers<
  'retention-notice' | 'agency-retention-due' | 'registration-retention-notice' | 'agency-notice-undelivered'
> = {
  'retention-notice': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Votre dossier sera bientôt effacé',
      body: RetentionNotice({
        companyName,
        purgeAt: purgeAt(email),
        link,
        invoice:
          beforeErasure(await readLife(deps.db, dossier, deps.clock())) === 'cancel-invoice'
            ? 'cancelled'
            : 'kept',
      }),
    }
  },
  'agency-retention-due': async (deps, email) => {
    const { dossier, companyName, link } = await dossierForTeam(deps, email)
    const held = await isHeld(deps.db, dossier, deps.clock())
    return {
      subject: held
        ? `Dossier ${dossier.invoice_number}\u00a0: à décider`
        : `Dossier ${dossier.invoice_number}\u00a0: à prolonger ou à laisser effacer`,
      body: AgencyRetentionDue({
        companyName,
        invoiceNumber: String(dossier.invoice_number),
        purgeAt: held ? null : purgeAt(email),
        link,
      }),
    }
  },
  'agency-notice-undelivered': async ({ publicUrl }, { data }) => ({
    subject: 'Un préavis d’effacement n’a pas pu être remis',
    body: AgencyNoticeUndelivered({
      companyName: data.company_name,
      purgeAt: new Date(data.purge_at),
      link: `${publicUrl}/admin-dashboard/journal`,
    }),
  }),
  'registration-retention-notice': async (deps, email) => {
    const registration = email.registration_id && (await findRegistration(deps.db, email.registration_id))
    if (!registration) throw new Refusal('not-found')
    return {
      subject: 'Votre inscription sera bientôt effacée',
      body: RetentionNotice({ companyName: null, purgeAt: purgeAt(email), link: null, invoice: 'kept' }),
    }
  },
}

const purgeAt = ({ data }: EmailOf<'retention-notice'>) => new Date(data.purge_at)
