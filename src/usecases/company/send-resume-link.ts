import type { ClientActor } from '~/domain/journal/actor'
import { canBeEmail } from '~/domain/text/can-be-email'
import { wrongField } from '~/domain/wrong-field'
import { addJob } from '~/store/jobs/jobs'
import type { Deps } from '../ground/deps'

/**
 * « Recevoir mon lien »: has the dossiers of that address and SIRET looked for later, so that neither the
 * answer nor the time that it takes tells who is a client.
 * @throws Refusal invalid-fields
 */
export async function sendResumeLink(
  { db }: Pick<Deps, 'db'>,
  by: ClientActor,
  input: { email: string; siret: string },
) {
  const email = input.email.trim()
  if (!canBeEmail(email))
    throw wrongField('email', 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.')
  await addJob(db, 'mail-dossier-links', { email, siret: input.siret, ip: by.ip })
}
