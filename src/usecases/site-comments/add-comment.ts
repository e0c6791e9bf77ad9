import { Refusal } from '~/domain/refusal'
import { sectionPlace } from '~/domain/site/layout/section-labels'
import { commentError, MOST_COMMENTS } from '~/domain/site/site-comment'
import { typedText } from '~/domain/text/typed-text'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { inTransaction } from '~/store/database/in-transaction'
import { appendEvent } from '~/store/events/events'
import { type CommentThread, commentsOf, openComment } from '~/store/sites/site-comments'
import { type Site, updateSite } from '~/store/sites/sites'
import { lockedSite } from '../site/change-site-content'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt, SiteDeps } from '../site/site-at'
import { siteContent } from '../site/site-content'
import { mailAgencyOnce } from './mail-agency-once'

const WHOLE = 'Tout le site'

/**
 * Says of a place of a site what is to be changed there; the team has it as a task. Until the site is online, who says
 * so no longer approves of it. The same words again are no second comment.
 * @param section the id of a section; null: the whole site
 * @throws Refusal not-found, address-unproven, transition-forbidden before it was shown, invalid-fields, too-many-messages
 */
export async function addComment(
  deps: SiteDeps,
  by: SiteActor,
  at: SiteAt,
  { section, text: typed }: { section: string | null; text: string },
) {
  const text = typedText(typed)
  const site = await provenSite(deps, at)
  if (!site) throw new Refusal('transition-forbidden')
  const wrong = commentError(text, true)
  if (wrong) throw wrongField('text', wrong)
  await inTransaction(deps.db, async trx => {
    const locked = await lockedSite(deps, trx, { site: site.id })
    if (by.kind === 'client' && !locked.review_at && !locked.online_at)
      throw new Refusal('transition-forbidden')
    const place = await placeOf(deps, trx, locked, section)
    const comments = await commentsOf(trx, locked.id)
    if (comments.some(comment => isSame(comment, section, text))) return
    if (comments.length >= MOST_COMMENTS) throw new Refusal('too-many-messages')
    await open(deps, trx, by, locked, { section, place, text })
  })
}

async function placeOf(deps: SiteDeps, trx: Db, site: Site, section: string | null): Promise<string> {
  if (section === null) return WHOLE
  const { layout } = await siteContent({ ...deps, db: trx }, { site: site.id }, site)
  const place = sectionPlace(layout, section)
  if (place) return place
  throw wrongField('section', 'Cette partie du site n’existe plus\u00a0: rechargez la page.')
}

const isSame = ({ section, state, words }: CommentThread, place: string | null, text: string) =>
  state === 'todo' && section === place && words.length === 1 && words[0]?.text === text

async function open(
  deps: SiteDeps,
  trx: Db,
  by: SiteActor,
  site: Site,
  { section, place, text }: { section: string | null; place: string; text: string },
) {
  const now = deps.clock()
  const voice = by.kind === 'client' ? 'owner' : 'team'
  const account_id = by.kind === 'account' ? by.id : null
  const comment = await openComment(
    trx,
    { site_id: site.id, section, place, last_by: voice },
    { text, account_id, at: now },
  )
  if (voice === 'owner' && !site.online_at) await updateSite(trx, site, { approved: false, reviewed_at: now })
  const { dossier_id } = site
  await appendEvent(trx, { dossier_id, type: 'site-commented', at: now, by, data: { comment } })
  if (voice === 'owner') await mailAgencyOnce(deps, trx, by, site)
}
