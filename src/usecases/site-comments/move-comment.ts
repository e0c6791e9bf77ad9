import { found } from '~/domain/found'
import { type CommentState, commentError, moveError } from '~/domain/site/site-comment'
import { typedText } from '~/domain/text/typed-text'
import { wrongField } from '~/domain/wrong-field'
import { inTransaction } from '~/store/database/in-transaction'
import { appendEvent } from '~/store/events/events'
import { addToComment, commentsOf } from '~/store/sites/site-comments'
import { updateSite } from '~/store/sites/sites'
import { lockedSite } from '../site/change-site-content'
import { mailOwner } from '../site/mail-owner'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt, SiteDeps } from '../site/site-at'
import { mailAgencyOnce } from './mail-agency-once'

/**
 * Answers in the thread of a comment, and says what becomes of it. What changes nothing and says nothing new is no line.
 * The owner hears at once of a question and, once the site is online, of what was done; before, the next round tells it.
 * @throws Refusal not-found, address-unproven, invalid-fields
 */
export async function moveComment(
  deps: SiteDeps,
  by: SiteActor,
  at: SiteAt,
  number: number,
  { state, reason }: { state: CommentState; reason: string },
) {
  const { id } = found(await provenSite(deps, at))
  const voice = by.kind === 'client' ? 'owner' : 'team'
  const text = typedText(reason)
  const wrong = moveError(voice, state, text) ?? commentError(text, false)
  if (wrong) throw wrongField('reason', wrong)
  await inTransaction(deps.db, async trx => {
    const site = await lockedSite(deps, trx, { site: id })
    const comment = found((await commentsOf(trx, site.id)).find(one => one.number === number))
    const last = comment.words.at(-1)
    if (comment.state === state && (text === '' || (last?.text === text && last.voice === voice))) return
    const now = deps.clock()
    const account_id = by.kind === 'account' ? by.id : null
    await addToComment(trx, comment, { voice, account_id, state, text, at: now })
    const { dossier_id } = site
    await appendEvent(trx, {
      ...{ dossier_id, type: 'site-comment-moved', at: now, by },
      data: { comment: number, state },
    })
    if (voice === 'owner') {
      if (state !== 'todo') return
      if (!site.online_at) await updateSite(trx, site, { approved: false, reviewed_at: now })
      return mailAgencyOnce(deps, trx, by, site)
    }
    if (site.online_at || (state === 'todo' && text !== ''))
      await mailOwner(deps, trx, site, {
        kind: 'site-comment-answered',
        data: { site: site.id, comment: number },
      })
  })
}
