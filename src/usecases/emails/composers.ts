import type { ReactElement } from 'react'
import { isSameAddress } from '~/domain/dossier/address-proof'
import type { EmailData, EmailKind } from '~/domain/email/email'
import { found } from '~/domain/found'
import type { Message } from '~/gateways/mailer/mailer'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { findSite } from '~/store/sites/sites'
import { makeDossierLink } from '../address/make-dossier-link'
import type { Deps } from '../ground/deps'
import type { OutgoingEmail } from '../outbox/outgoing-email'
import { siteContent } from '../site/site-content'

export interface Draft {
  subject: string
  body: ReactElement
  /** To whom it is answered, where that is not us. */
  replyTo?: string
  /** Where its reader says that he wants no more of them. */
  stopLink?: string
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

/** The dossier of a message to the team, and its sheet in the administration. @throws Refusal not-found when it is gone */
export async function dossierForTeam(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  email: Pick<OutgoingEmail, 'dossier_id' | 'dossier'>,
) {
  const dossier = await dossierAlone(deps, email)
  const link = `${deps.publicUrl}/admin-dashboard/dossiers/${dossier.id}`
  return { dossier, companyName: dossier.company_name, link }
}

/** The dossier of a message that needs no link to it. @throws Refusal not-found when it is gone */
export async function dossierAlone(
  { db }: Pick<Deps, 'db'>,
  { dossier_id, dossier }: Pick<OutgoingEmail, 'dossier_id' | 'dossier'>,
): Promise<Dossier> {
  return found(dossier ?? (dossier_id && (await findDossier(db, dossier_id))))
}

/** A client's site, and the facts that it shows. @throws Refusal not-found where the site is gone */
export async function siteOf(deps: Deps, id: string) {
  const site = found(await findSite(deps.db, { site: id }))
  return { site, facts: (await siteContent(deps, { site: id }, site)).facts }
}
