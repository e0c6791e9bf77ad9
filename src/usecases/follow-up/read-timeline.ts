import { found } from '~/domain/found'
import { REFUSAL_TITLES, SILENT_TITLE } from '~/domain/invoice/refusal-titles'
import { Refusal } from '~/domain/refusal'
import { findDossier, type HolderKey } from '~/store/dossiers/dossiers'
import { lastAcknowledgement, lastDecisionEmail } from '~/store/emails/decision-emails'
import type { StoredEmail } from '~/store/emails/emails'
import type { Deps } from '../ground/deps'
import { isOfKind } from '../outbox/is-of-kind'
import { dossierStages, toldDecision } from './dossier-stages'
import { reusablePieces } from './reusable-pieces'

/**
 * Where a dossier that was handed in stands, for its holder: what happened, dated, and nothing that an e-mail
 * has not told. @throws Refusal not-found, also before it was handed in or ended
 */
export async function readTimeline(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner' | 'clock'>,
  key: HolderKey,
) {
  const { db } = deps
  const dossier = found(await findDossier(db, key))
  const { id } = dossier
  const told = await toldDecision(deps, dossier)
  const { status } = told
  // Its client may have renounced before handing it in: then its end is all there is.
  if (!dossier.finalized_at && status !== 'Refusé') throw new Refusal('not-found')
  const [{ stages, bodies }, decision, acknowledgement] = await Promise.all([
    dossierStages(deps, dossier, told),
    lastDecisionEmail(db, id),
    lastAcknowledgement(db, id),
  ])
  return {
    stages,
    acknowledgement: acknowledgement
      ? {
          to: acknowledgement.recipient,
          state: acknowledgement.state,
          sent_at: acknowledgement.sent_at,
        }
      : null,
    bodies,
    refusal: status === 'Refusé' ? refusalOf(decision) : null,
    apply_again: status === 'Refusé' ? { documents: await reusablePieces(deps, dossier) } : null,
  }
}

function refusalOf(decision: StoredEmail | undefined) {
  if (!decision || !isOfKind(decision, 'dossier-refused')) return null
  // A message of before there were motives was about a body's refusal.
  const { avoir_number, sentence, motive = 'body-refused', silent = false } = decision.data
  const title = silent ? SILENT_TITLE : REFUSAL_TITLES[motive]
  return { sentence: sentence ?? '', avoir_number, renounced: motive === 'renounced', title }
}
