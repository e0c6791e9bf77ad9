import { randomId } from '~/domain/access/random-id'
import { type AidBody, LINK_LIFE } from '~/domain/dossier/transmission'
import { TransmissionLink } from '~/emails/dossier/transmission-link'
import { renderEmail } from '~/emails/render-email'
import type { Dossier } from '~/store/dossiers/dossiers'
import { type StoredTransmission, updateTransmission } from '~/store/transmissions/transmissions'
import type { Deps } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'

type MailLinkDeps = Pick<Deps, 'db' | 'mailer' | 'clock' | 'agency' | 'publicUrl'>

/** A second try mails the same link; the week starts when it leaves. */
export async function mailLink(
  deps: MailLinkDeps,
  body: Extract<AidBody, { channel: 'email' }>,
  transmission: StoredTransmission,
  dossier: Dossier,
) {
  const token = transmission.link_token ?? randomId()
  const link_expires_at = new Date(deps.clock().getTime() + LINK_LIFE)
  await updateTransmission(deps.db, transmission.id, {
    link_token: token,
    link_hash: tokenHash(token),
    link_expires_at,
  })
  await deps.mailer.send({
    to: body.address,
    messageId: transmission.message_id,
    subject: `Dossier ${dossier.invoice_number}\u00a0: à retirer sous 7 jours`,
    ...renderEmail(
      deps.agency,
      TransmissionLink({
        bodyName: body.name,
        invoiceNumber: String(dossier.invoice_number),
        companyName: dossier.company_name,
        expiresAt: link_expires_at,
        link: `${deps.publicUrl}/transmission/${token}`,
      }),
    ),
    attachments: [],
  })
}
