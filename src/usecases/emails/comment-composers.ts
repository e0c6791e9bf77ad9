import { isSameAddress } from '~/domain/dossier/address-proof'
import { found } from '~/domain/found'
import { AgencySiteComments } from '~/emails/agency/agency-site-comments'
import { SiteCommentAnswered } from '~/emails/sites/site-comment-answered'
import { SiteRound } from '~/emails/sites/site-round'
import { findDossier } from '~/store/dossiers/dossiers'
import { type CommentThread, commentsOf } from '~/store/sites/site-comments'
import { roundsOf } from '~/store/sites/site-rounds'
import type { Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import type { OutgoingEmail } from '../outbox/outgoing-email'
import { previewAddress } from '../site/preview-address'
import { changesSince } from '../site-comments/read-comments'
import { type Composers, dossierOf, siteOf } from './composers'

/** A round that changed everything is read on the page. */
const MOST_CHANGES = 30

/** What owner and team say to each other of a site, as it stands when the message leaves. */
export const commentComposers: Composers<'agency-site-comments' | 'site-comment-answered' | 'site-round'> = {
  'agency-site-comments': async (deps, { data }) => {
    const { site, firm, comments } = await commented(deps, data.site)
    const open = comments.filter(({ state, last_by }) => state === 'todo' && last_by === 'owner')
    return {
      subject: `Remarques sur le site de ${firm}`,
      body: AgencySiteComments({
        firm,
        comments: open.map(({ place, words }) => ({ place, text: words.at(-1)?.text ?? '' })),
        link: site.dossier_id
          ? `${deps.publicUrl}/admin-dashboard/dossiers/${site.dossier_id}#relecture`
          : `${deps.publicUrl}/admin-dashboard/relectures`,
      }),
    }
  },
  'site-comment-answered': async (deps, email) => {
    const { data } = email
    const { site, firm, comments } = await commented(deps, data.site)
    const comment = found(comments.find(({ number }) => number === data.comment))
    const answer = found(comment.words.findLast(({ voice }) => voice === 'team'))
    return {
      subject: 'Votre remarque sur votre site',
      body: SiteCommentAnswered({
        ...{ firm, place: comment.place, asked: askedOf(comment) },
        ...{ state: comment.state, answer: answer.text, link: await ownerPage(deps, email, site) },
      }),
    }
  },
  'site-round': async (deps, email) => {
    const { data } = email
    const { site, firm, comments } = await commented(deps, data.site)
    const rounds = await roundsOf(deps.db, site.id)
    const told = rounds.find(({ round }) => round === data.round)
    const before = rounds.find(({ round }) => round === data.round - 1)
    const settled = comments.filter(
      ({ state, moved_at }) => state !== 'todo' && (!before || moved_at >= before.at),
    )
    return {
      subject: `Votre site à relire, tour ${told?.round ?? data.round}`,
      body: SiteRound({
        ...{ firm, round: data.round, previewUrl: previewAddress(deps, site) },
        settled: settled.map(comment => ({
          ...{ place: comment.place, state: comment.state, asked: askedOf(comment) },
          reason: comment.words.findLast(({ voice, text }) => voice === 'team' && text !== '')?.text ?? '',
        })),
        changes: ((await changesSince(deps, site, before?.version)) ?? []).slice(0, MOST_CHANGES),
        link: await ownerPage(deps, email, site),
      }),
    }
  },
}

/** @throws Refusal not-found where the site is gone */
async function commented(deps: Deps, id: string) {
  const { site, facts } = await siteOf(deps, id)
  return { site, firm: facts.name, comments: await commentsOf(deps.db, id) }
}

const askedOf = ({ words }: CommentThread) => words[0]?.text ?? ''

/** Where the owner of a site answers: on his dossier's page; the site of the agency once that is gone. */
async function ownerPage(deps: Deps, email: OutgoingEmailOf, site: Site): Promise<string> {
  const dossier = site.dossier_id ? await findDossier(deps.db, site.dossier_id) : undefined
  if (!dossier || !isSameAddress(dossier.email, email.recipient)) return deps.publicUrl
  return (await dossierOf(deps, { ...email, dossier_id: dossier.id, dossier })).link
}

type OutgoingEmailOf = Pick<OutgoingEmail, 'dossier_id' | 'dossier' | 'recipient'>
