import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type KickOffAnswers, missingAnswers } from '~/domain/site/site-project'
import { type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findSite, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { changeSite, openedSite, type SiteOfDeps } from './site-of'

/** What it needs of the outside. */
type AnswerKickOffDeps = SiteOfDeps & Pick<Deps, 'agency' | 'publicUrl'>

/** Keeps answers as they are typed, so that the questionnaire can be left and resumed. @throws Refusal not-found */
export const saveKickOff = (deps: SiteOfDeps, by: ClientActor, key: HolderKey, answers: KickOffAnswers) =>
  changeSite(deps, key, async (trx, dossier) => {
    const { id } = dossier
    const now = deps.clock()
    const [site, opened] = await openedSite(trx, dossier, now)
    await updateSite(trx, site, { answers: JSON.stringify({ ...site.answers, ...answers }) })
    await updateDossier(trx, dossier, {}, now)
    // As many lines as letters typed would tell nothing: the first one, and the sending.
    if (opened) await appendEvent(trx, { dossier_id: id, type: 'kick-off-begun', at: now, by })
  })

/** « Tout est là »: the team looks at it, and says when the contents are complete. @throws Refusal not-found, transition-forbidden */
export const sendKickOff = (deps: AnswerKickOffDeps, by: ClientActor, key: HolderKey) =>
  changeSite(deps, key, async (trx, dossier) => {
    const { id } = dossier
    const project = await findSite(trx, { dossier: id })
    const missing = missingAnswers(project?.answers ?? {})
    if (!project || missing.length > 0) throw new Refusal('transition-forbidden')
    if (project.sent_at) return
    const now = deps.clock()
    await updateSite(trx, project, { sent_at: now })
    await queueEmail(trx, deps, {
      kind: 'agency-site-news',
      recipient: deps.agency.email,
      dossier_id: id,
      data: { news: 'kick-off', text: '' },
      by,
    })
    await appendEvent(trx, { dossier_id: id, type: 'kick-off-sent', at: now, by })
  })
