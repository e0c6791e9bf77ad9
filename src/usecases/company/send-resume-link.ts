import { canBeEmail } from '~/domain/dossier/company'
import { checkSiret } from '~/domain/place/siret'
import { Refusal } from '~/domain/refusal'
import { findDossierOf } from '~/store/dossiers'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'

/**
 * « Recevoir mon lien »: mails the link of the newest dossier of that address and SIRET. The answer
 * is the same whether there is one or not, so that nobody can ask who is a client.
 * @throws Refusal invalid-fields
 */
export async function sendResumeLink(deps: Deps, input: { email: string; siret: string }) {
  const email = input.email.trim()
  if (!canBeEmail(email)) {
    throw new Refusal('invalid-fields', {
      errors: [{ field: 'email', message: 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.' }],
    })
  }
  await deps.db.transaction().execute(async trx => {
    const dossier = await findDossierOf(trx, email, checkSiret(input.siret).siret.replace(/\D/g, ''))
    if (dossier)
      await queueEmail(trx, deps, { kind: 'resume-link', recipient: dossier.email, dossier_id: dossier.id })
  })
}
