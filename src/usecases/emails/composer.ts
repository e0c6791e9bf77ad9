import type { ReactElement } from 'react'
import { isSameAddress } from '~/domain/dossier/address-proof'
import type { EmailData, EmailKind } from '~/domain/email/email'
import { Refusal } from '~/domain/refusal'
import type { Message } from '~/gateways/mailer/mailer'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { makeDossierLink } from '../address/dossier-link'
import type { Deps } from '../ground/deps'
import type { OutgoingEmail } from '../outbox/outgoing-email'

export interface Draft {
  subject: string
  body: ReactElement
  /** To whom it is answered, where that is not us. */
  replyTo?: string
  attachments?: Message['attachments']
}

/** The same with the data of its kind. */
export type EmailOf<Kind extends EmailKind> = Omit<OutgoingEmail, 'data'> & { data: EmailData[Kind] }

/** One function for each kind: it writes the message from what is true when it leaves. */
export type Composers<Kind extends EmailKind> = {
  [One in Kind]: (deps: Deps, email: EmailOf<One>) => Promise<Draft>
}

/**
 * The dossier that a message is about, with what a message to its address may hold: nothing that a stranger
 * typed, and a link that asks « Est-ce bien vous ? », as long as that address is unproven. The address is the one that
 * the message goes to: where the dossier has another by now, that link proves nothing.
 * @throws Refusal not-found when it is gone
 */
export async function dossierOf(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  email: Pick<OutgoingEmail, 'dossier_id' | 'dossier' | 'recipient'>,
): Promise<{ dossier: Dossier; companyName: string | null; link: string }> {
  const dossier = await dossierAlone(deps, email)
  if (dossier.email_proven_at && isSameAddress(dossier.email, email.recipient)) {
    const link = `${deps.publicUrl}/dossier/${dossier.holder_id}`
    return { dossier, companyName: dossier.company_name, link }
  }
  return { dossier, companyName: null, link: await makeDossierLink(deps, dossier.id, email.recipient) }
}

/** The dossier of a message that needs no link to it: to the team. @throws Refusal not-found when it is gone */
export async function dossierAlone(
  { db }: Pick<Deps, 'db'>,
  { dossier_id, dossier }: Pick<OutgoingEmail, 'dossier_id' | 'dossier'>,
): Promise<Dossier> {
  const found = dossier ?? (dossier_id ? await findDossier(db, dossier_id) : undefined)
  if (!found) throw new Refusal('not-found')
  return found
}
