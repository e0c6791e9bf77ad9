import { firstAsked, whatRemains } from '~/domain/dossier/what-remains'
import type { Db } from '~/store/database/database'
import { type Dossier, requestOf } from '~/store/dossiers/dossiers'
import { lastQuote } from '~/store/papers/quotes'
import { documentsOf } from '~/store/pieces/documents'

/** What a dossier waits for from its client, and since when; null while it waits for nobody or for others. */
export async function waitingFor(db: Db, dossier: Dossier, now: Date) {
  const { id, status, signed_at, requested_at, created_at } = dossier
  const unfinished = {
    status,
    signed: signed_at !== null,
    request: requestOf(dossier),
    pieces: await documentsOf(db, id),
  }
  const remaining = whatRemains(unfinished)
  if (remaining.length === 0) return null
  const { eligibility_answer, eligibility_answered_at } = dossier
  // He was told that there is nothing to go on with. Our own answer is due before the first reminder is.
  if (status === 'Nouveau' && !signed_at && eligibility_answer === 'no') return null
  const asked = status === 'Incomplet' ? requested_at : null
  const quote = signed_at || asked ? undefined : await lastQuote(db, id)
  // An aid that forbids to sign first is being asked for (specification B13).
  const told = quote?.agreed_at ?? quote?.filed_at
  if (quote && !told && now < quote.valid_until) return null
  return {
    since: asked ?? told ?? eligibility_answered_at ?? created_at,
    remaining,
    slot: firstAsked(unfinished),
  }
}
