import { checkSiret } from '~/domain/place/siret'
import { dossiersOf } from '~/store/dossiers/address-proof'
import type { Deps } from '../ground/deps'
import { mayGetLink } from '../outbox/may-get-link'
import { queueEmail } from '../outbox/queue-email'

/** Looks for the dossiers of an address and SIRET, and mails one message that lists them all, if there are any. */
export async function mailDossierLinks(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'rateLimits'>,
  { email, siret, ip }: { email: string; siret: string; ip?: string },
) {
  const [newest] = await dossiersOf(deps.db, email, siretDigits(siret))
  if (!newest || !(await mayGetLink(deps.db, deps, newest.email))) return
  await deps.db.transaction().execute(trx =>
    queueEmail(trx, deps, {
      ...{ kind: 'resume-link', recipient: newest.email, dossier_id: newest.id },
      ...(ip !== undefined && { by: { kind: 'client', ip, userAgent: '' } }),
    }),
  )
}

export const siretDigits = (siret: string) => checkSiret(siret).siret.replace(/\D/g, '')
