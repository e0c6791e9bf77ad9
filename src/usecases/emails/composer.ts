import type { ReactElement } from 'react'
import { Refusal } from '~/domain/refusal'
import type { Message } from '~/gateways/mailer/mailer'
import { type Dossier, findDossier } from '~/store/dossiers'
import type { StoredEmail } from '~/store/emails'
import type { Deps } from '../deps'

export interface Draft {
  subject: string
  body: ReactElement
  attachments?: Message['attachments']
}

/** Writes one kind of message, from what is true when it leaves. */
export type Composer = (deps: Deps, email: StoredEmail) => Promise<Draft>

/** The dossier that a message is about, and its holder's link. @throws Refusal not-found when it is gone */
export async function dossierOf(
  { db, publicUrl }: Deps,
  { dossier_id }: StoredEmail,
): Promise<{ dossier: Dossier; link: string }> {
  const dossier = dossier_id ? await findDossier(db, dossier_id) : undefined
  if (!dossier) throw new Refusal('not-found')
  return { dossier, link: `${publicUrl}/dossier/${dossier.id}` }
}
