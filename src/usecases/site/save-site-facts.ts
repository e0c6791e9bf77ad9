import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '~/domain/refusal'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { factsErrors } from '~/domain/site/facts/facts-errors'
import { withKnownAnswers } from '~/domain/site/facts/known-answers'
import { siteProblems } from '~/domain/site/site-problems'
import type { Db } from '~/store/database/database'
import { findDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { type Site, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { queueEmail, queueToAgency } from '../outbox/queue-email'
import { changeSiteContent } from './change-site-content'
import type { SiteActor, SiteAt, SiteDeps } from './site-at'
import { layoutAfter, type SiteContent } from './site-content'

type SaveFactsDeps = SiteDeps & Pick<Deps, 'publicUrl'>

/**
 * Keeps what is true of the firm. Our own sentences follow the facts, what somebody wrote stays; the questions that were
 * asked about the part that changed are answered. Once nothing needed is missing, the contents are complete.
 * @param version the one that the facts were changed on; null where the caller names none
 * @throws Refusal not-found, version-needed, site-changed, invalid-fields
 */
export const saveSiteFacts = (
  deps: SaveFactsDeps,
  by: SiteActor,
  at: SiteAt,
  version: number | null,
  sent: SiteFacts,
) =>
  changeSiteContent(deps, at, {
    by,
    version,
    part: 'facts',
    change: async (_trx, site, before) => {
      const facts = withKnownAnswers(sent, before.facts)
      const errors = factsErrors(facts)
      if (errors.length > 0)
        throw new Refusal('invalid-fields', {
          errors: errors.map(({ field, message }) => ({ field: `facts.${field}`, message })),
        })
      return {
        facts,
        layout: layoutAfter(before, facts, site),
        asked: before.asked.filter(({ place }) => !changed(before.facts, facts, place)),
      }
    },
    after: (trx, site, content) => completeContents(deps, trx, by, site, content),
  })

function changed(before: SiteFacts, after: SiteFacts, place: string): boolean {
  const [part = ''] = place.split('.')
  const of = (facts: SiteFacts) => new Map(Object.entries(facts)).get(part)
  return !isDeepStrictEqual(of(before), of(after))
}

/** Nothing needed is missing any more: the fifteen days begin, and client and team hear of it, once. */
async function completeContents(
  deps: SaveFactsDeps,
  trx: Db,
  by: SiteActor,
  site: Site,
  content: SiteContent,
) {
  const { dossier_id } = site
  if (site.version === 0 && dossier_id && by.kind === 'client')
    await appendEvent(trx, { dossier_id, type: 'kick-off-begun', at: deps.clock(), by })
  const problems = siteProblems(content.facts, content.layout, [], content.asked)
  if (site.contents_at || !dossier_id || problems.some(({ needed }) => needed)) return
  const now = deps.clock()
  const dossier = await findDossier(trx, dossier_id)
  if (!dossier) return
  await updateSite(trx, site, { contents_at: now, sent_at: site.sent_at ?? now })
  await queueEmail(trx, deps, {
    kind: 'site-moved',
    recipient: dossier.email,
    dossier_id,
    data: { stage: 'contents' },
    by,
  })
  await queueToAgency(trx, deps, {
    kind: 'agency-site-news',
    dossier_id,
    data: { news: 'kick-off', text: '' },
    by,
  })
  await appendEvent(trx, { dossier_id, type: 'kick-off-sent', at: now, by })
  await appendEvent(trx, { dossier_id, type: 'site-moved', at: now, by, data: { stage: 'contents' } })
}
