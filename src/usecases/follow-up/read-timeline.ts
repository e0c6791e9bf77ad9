import { timeline, transmittedOn } from '~/domain/dossier/timeline'
import type { EmailData } from '~/domain/email/email'
import { Refusal } from '~/domain/refusal'
import { lastAcknowledgement, lastDecisionEmail } from '~/store/decision-emails'
import { findDossier } from '~/store/dossiers'
import type { StoredEmail } from '~/store/emails'
import { findSiteProject } from '~/store/site-projects'
import { transmissionsOf } from '~/store/transmissions'
import { readCompany } from '../company/read-company'
import type { Deps } from '../deps'
import { reusablePieces } from './reusable-pieces'

/**
 * Where a dossier that was handed in stands, for its holder: what happened, dated, and nothing that an e-mail
 * has not told. @throws Refusal not-found, also before it was handed in
 */
export async function readTimeline(deps: Deps, id: string) {
  const { db } = deps
  const dossier = await findDossier(db, id)
  if (!dossier?.finalized_at) throw new Refusal('not-found')
  const [{ status }, transmissions, decision, acknowledgement, site] = await Promise.all([
    readCompany(deps, id),
    transmissionsOf(db, id),
    lastDecisionEmail(db, id),
    lastAcknowledgement(db, id),
    findSiteProject(db, id),
  ])
  const lastRound = transmissions.filter(({ round }) => round === transmissions[0]?.round)
  const stages = timeline({
    status,
    receivedAt: dossier.finalized_at,
    transmissions: lastRound,
    decidedAt: decision?.created_at ?? null,
    deliveredAt: site?.online_at ?? null,
  })
  return {
    stages: stages.map(stage => ({ ...stage, at: stage.at?.toISOString() ?? null })),
    acknowledgement: acknowledgement
      ? {
          to: acknowledgement.recipient,
          state: acknowledgement.state,
          sent_at: acknowledgement.sent_at?.toISOString() ?? null,
        }
      : null,
    bodies: lastRound.flatMap(transmission => {
      const at = transmittedOn(transmission)
      return at ? [{ name: transmission.body_name, at: at.toISOString() }] : []
    }),
    refusal: status === 'Refusé' ? refusalOf(decision) : null,
    apply_again: status === 'Refusé' ? { documents: await reusablePieces(deps, dossier) } : null,
  }
}

function refusalOf(decision: StoredEmail | undefined) {
  if (decision?.kind !== 'dossier-refused') return null
  const { avoir_number, sentence, motive } = decision.data as unknown as EmailData['dossier-refused']
  return { sentence: sentence ?? '', avoir_number, renounced: motive === 'renounced' }
}
