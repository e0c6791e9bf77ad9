import { array, boolean, maxLength, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { COMMENT_STATES, LONGEST_COMMENT } from '~/domain/site/site-comment'
import { WAITINGS } from '~/domain/site/who-waits'
import { call } from './call'
import { siteChange } from './shapes/site-change'
import { callsAtSites, siteTails } from './site-tails'

const voice = oneOf(['owner', 'team'])
const state = oneOf(COMMENT_STATES)
const waiting = nullable(
  object({
    for: voice,
    what: oneOf(WAITINGS),
    since: string(),
  }),
)

/** What owner and team say to each other of a site. */
const siteComments = object({
  /** How often it was shown to its owner; 0: not yet. */
  round: number(),
  /** What it says otherwise than in the round before; null in the first one. */
  since: nullable(array(siteChange)),
  waiting,
  comments: array(
    object({
      number: number(),
      /** Null: of the whole site. */
      section: nullable(string()),
      place: string(),
      /** The section is not there any more. */
      gone: boolean(),
      /** What was sent to show what is meant; null: nothing. */
      picture: nullable(string()),
      state,
      opened_at: string(),
      /** The thread, the first word first; an empty text only changed the state. */
      words: array(object({ voice, state, text: string(), at: string() })),
    }),
  ),
})

const text = string().check(maxLength(LONGEST_COMMENT * 2))

/** The review of a site, and what is asked for after it. */
export const siteCommentTails = siteTails({
  siteComments: {
    method: 'GET',
    tail: '/comments',
    permission: 'read-dossiers',
    summary: 'What owner and team say of places of a site, and whose turn it is',
    reply: siteComments,
  },
  addSiteComment: {
    method: 'POST',
    tail: '/comments',
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Says what is to be changed at a place; it stays pinned to that section. 409 before the site was shown',
    body: object({ section: nullable(string().check(maxLength(200))), text }),
    status: 201,
    reply: siteComments,
  },
  addSiteCommentPicture: {
    method: 'POST',
    tail: '/comments/{n}/picture',
    budget: 'company-upload',
    permission: 'work-dossiers',
    summary:
      'Adds the picture (JPEG or PNG) that shows what a comment means, one at most; it stands on no page',
    body: 'multipart',
    status: 201,
    reply: siteComments,
  },
  moveSiteComment: {
    method: 'POST',
    tail: '/comments/{n}',
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Answers in the thread of a comment and says what becomes of it; a refusal needs its reason',
    body: object({ state, reason: text }),
    reply: siteComments,
  },
})

const round = <const Base extends `/${string}`>(base: Base) => ({
  method: 'POST' as const,
  path: `${base}/rounds` as const,
  reader: 'admin' as const,
  permission: 'work-dossiers' as const,
  summary: 'Shows the owner what was made of his comments; 409 while one is to be done',
  status: 201 as const,
  reply: siteComments,
})

/** The same, with what the team alone does. */
export const siteCommentCalls = {
  ...callsAtSites(siteCommentTails),
  adminTellRound: call(round('/api/admin/dossier/{id}/site')),
  teamTellRound: call(round('/api/admin/sites/{site}')),
  siteReviews: call({
    method: 'GET',
    path: '/api/admin/site-reviews',
    reader: 'admin',
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'The sites where team or owner waits for the other, the longest waiting first',
    reply: object({
      reviews: array(
        object({
          site: string(),
          /** Null once its dossier is gone. */
          dossier: nullable(string()),
          name: string(),
          todo: number(),
          round: number(),
          /** Whether everybody sees it already: what is asked for is a change. */
          online: boolean(),
          waiting: object({
            for: voice,
            what: oneOf(WAITINGS),
            since: string(),
          }),
        }),
      ),
    }),
  }),
}
