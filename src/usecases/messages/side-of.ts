import type { MessageSide } from '~/domain/dossier/messages'
import { found } from '~/domain/found'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { type DossierRef, type LockedDossier, lockDossier } from '~/store/dossiers/dossiers'
import { lockRealDossier } from '../ground/lock-real-dossier'

/** Whose word it is that somebody writes. */
export const sideOf = (by: ClientActor | AccountActor): MessageSide =>
  by.kind === 'account' ? 'team' : 'client'

/** The dossier, kept from every other change: the team writes about none that is a test. @throws Refusal not-found */
export async function lockForSide(
  trx: Db,
  by: ClientActor | AccountActor,
  ref: DossierRef,
): Promise<LockedDossier> {
  if (by.kind === 'account') return lockRealDossier(trx, ref)
  return found(await lockDossier(trx, ref))
}
