import { type DossierStatus, HANDED_IN } from '~/domain/dossier/dossier'
import type { DossierLife } from '~/domain/dossier/life'
import { choiceState } from '~/domain/invoice/partial-grant'
import { type Grant, renunciationEnd } from '~/domain/invoice/settlement'
import type { Db } from '../database/database'
import { type Money, moneyOf } from './dossier-money'
import type { Dossier } from './dossiers'

/** Where a dossier's life stands: which commands are open, and what its holder may know. */
export async function readLife(db: Db, dossier: Dossier, now: Date): Promise<DossierLife> {
  return lifeOf(dossier, dossier.signed_at ? await moneyOf(db, dossier) : null, now)
}

/** @param money of its signed invoice; null where none is signed */
export function lifeOf(dossier: Dossier, money: Money | null, now: Date): DossierLife {
  const { status, signed_at } = dossier
  return {
    status,
    signed: signed_at !== null,
    undoableTo: undoableTo(dossier),
    due: money ? money.gross_cents - money.paid_cents : 0,
    mayRenounce: money !== null && mayRenounce(dossier, money, now),
    choice: choiceState(dossier, now),
  }
}

/** Where a decision leads back to that can still be undone. */
export const undoableTo = ({ decision_id, decided_from }: Dossier): DossierStatus | null =>
  decision_id === null ? null : (decided_from ?? HANDED_IN)

/** What the body granted; null before an acceptance, and for one of before grants were noted. */
export function grantOf({ granted_cents, granted_by, granted_on, grant_paid_to }: Dossier): Grant | null {
  if (granted_cents === null || granted_by === null || granted_on === null || !grant_paid_to) return null
  return { cents: granted_cents, body: granted_by, decided_on: granted_on, paid_to: grant_paid_to }
}

/**
 * Within fifteen days of the notice, when the grant is below the total (specification B4): until he says « Je continue »,
 * or, under terms of before there was such a word, accepts the delivery.
 */
function mayRenounce(
  { granted_cents, accepted_notice_at, continued_at }: Dossier,
  { gross_cents, delivered }: Money,
  now: Date,
): boolean {
  if (granted_cents === null || !accepted_notice_at || continued_at || delivered) return false
  return granted_cents < gross_cents && now < renunciationEnd(accepted_notice_at).lateAt
}
