import type { ClientActor } from '~/domain/journal/actor'
import { canBeEmail } from '~/domain/text/can-be-email'
import { wrongField } from '~/domain/wrong-field'
import { askForLink } from '../address/ask-for-link'
import type { Deps } from '../ground/deps'

/** « Recevoir mon lien », of the dossiers of an address and SIRET. @throws Refusal invalid-fields */
export async function sendResumeLink(
  deps: Pick<Deps, 'db'>,
  by: ClientActor,
  input: { email: string; siret: string },
) {
  if (!canBeEmail(input.email.trim()))
    throw wrongField('email', 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.')
  await askForLink(deps, by, { to: 'dossiers', ...input })
}
