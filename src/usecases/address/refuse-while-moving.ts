import { Refusal } from '~/domain/refusal'
import type { Dossier } from '~/store/dossiers/dossiers'

/**
 * Nothing is handed out and nothing is erased while a proven address may still object to the one that takes its place
 * (specification B11). @throws Refusal address-changing
 */
export function refuseWhileMoving({ email_next_at }: Pick<Dossier, 'email_next_at'>) {
  if (email_next_at) throw new Refusal('address-changing')
}
