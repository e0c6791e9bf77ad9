import type { DossierStatus } from '~/domain/dossier/dossier'
import { toldStatus } from '~/domain/dossier/life'
import { timeline, transmittedOn } from '~/domain/dossier/timeline'
import { awaitsChoice } from '~/domain/invoice/partial-grant'
import { undoableTo } from '~/store/dossiers/dossier-life'
import type { Dossier } from '~/store/dossiers/dossiers'
import { lastDecisionEmail } from '~/store/emails/decision-emails'
import { findSite } from '~/store/sites/sites'
import { transmissionsOf } from '~/store/transmissions/listed-transmissions'
import type { Deps } from '../ground/deps'

/** What its holder knows of a decision. */
export interface ToldDecision {
  status: DossierStatus
  decidedAt: Date | null
}

/** As the last message told it: one that can still be undone is none. */
export async function toldDecision({ db }: Pick<Deps, 'db'>, dossier: Dossier): Promise<ToldDecision> {
  const decision = await lastDecisionEmail(db, dossier.id)
  return {
    status: toldStatus({ status: dossier.status, undoableTo: undoableTo(dossier) }),
    decidedAt: decision?.created_at ?? null,
  }
}

/** The dated stages of a dossier, and the bodies that have it, for its page and for its messages. */
export async function dossierStages({ db }: Pick<Deps, 'db'>, dossier: Dossier, told: ToldDecision) {
  const [rows, site] = await Promise.all([
    transmissionsOf(db, dossier.id),
    findSite(db, { dossier: dossier.id }),
  ])
  // As it stood before a decision ended it: what is not told yet changes nothing here.
  const transmissions = rows.map(row => ({ ...row, state: row.ended_from ?? row.state }))
  const lastRound = transmissions.filter(({ round }) => round === transmissions[0]?.round)
  const stages = timeline({
    ...told,
    receivedAt: dossier.finalized_at,
    bodyAnswered: hasAnswer(dossier),
    awaitsChoice: awaitsChoice(dossier),
    transmissions: lastRound,
    deliveredAt: site?.online_at ?? null,
  })
  const bodies = lastRound.flatMap(transmission => {
    const at = transmittedOn(transmission)
    return at ? [{ name: transmission.body_name, at }] : []
  })
  return { stages, bodies }
}

/** A refusal of before there were motives was a body's. */
const hasAnswer = ({ granted_cents, refusal_motive }: Dossier) =>
  granted_cents !== null || (refusal_motive ?? 'body-refused') === 'body-refused'
