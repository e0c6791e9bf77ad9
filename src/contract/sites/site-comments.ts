import * as z from 'zod/mini'
import { COMMENT_STATES, LONGEST_COMMENT } from '~/domain/site/site-comment'
import { WAITINGS } from '~/domain/site/who-waits'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'
import { siteChange } from '../shapes/site-change'
import { callsAtSites, siteCall } from '../site-tails'

const voice = z.enum(['owner', 'team'])
const state = z.enum(COMMENT_STATES)
const waiting = z.nullable(
  z.object({
    for: voice,
    what: z.enum(WAITINGS),
    since: instant,
  }),
)

/** What owner and team say to each other of a site. */
const siteComments = z.object({
  /** How often it was shown to its owner; 0: not yet. */
  round: z.number(),
  /** What it says otherwise than in the round before; null in the first one. */
  since: z.nullable(z.array(siteChange)),
  waiting,
  comments: z.array(
    z.object({
      number: z.number(),
      /** Null: of the whole site. */
      section: z.nullable(z.string()),
      place: z.string(),
      /** The section is not there any more. */
      gone: z.boolean(),
      /** What was sent to show what is meant; null: nothing. */
      picture: z.nullable(z.string()),
      state,
      opened_at: instant,
      /** The thread, the first word first; an empty text only changed the state. */
      words: z.array(z.object({ voice, state, text: z.string(), at: instant })),
    }),
  ),
})

const text = z.string().check(z.maxLength(LONGEST_COMMENT * 2))

/** The review of a site, and what is asked for after it. */
export const siteCommentTails = {
  siteComments: siteCall('GET /comments', {
    permission: 'read-dossiers',
    summary: 'What owner and team say of places of a site, and whose turn it is',
    reply: siteComments,
  }),
  addSiteComment: siteCall('POST /comments', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Says what is to be changed at a place; it stays pinned to that section. 409 before the site was shown',
    body: z.object({ section: z.nullable(z.string().check(z.maxLength(200))), text }),
    status: 201,
    reply: siteComments,
  }),
  addSiteCommentPicture: siteCall('POST /comments/{n}/picture', {
    budget: 'company-upload',
    permission: 'work-dossiers',
    summary:
      'Adds the picture (JPEG or PNG) that shows what a comment means, one at most; it stands on no page',
    body: 'multipart',
    status: 201,
    reply: siteComments,
  }),
  moveSiteComment: siteCall('POST /comments/{n}', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Answers in the thread of a comment and says what becomes of it; a refusal needs its reason',
    body: z.object({ state, reason: text }),
    reply: siteComments,
  }),
}

const round = {
  permission: 'work-dossiers',
  summary: 'Shows the owner what was made of his comments; 409 while one is to be done',
  status: 201,
  reply: siteComments,
} as const

/** The same, with what the team alone does. */
export const siteCommentCalls = {
  ...callsAtSites(siteCommentTails),
  adminTellRound: adminCall('POST /api/admin/dossier/{id}/site/rounds', round),
  teamTellRound: adminCall('POST /api/admin/sites/{site}/rounds', round),
  siteReviews: adminCall('GET /api/admin/site-reviews', {
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'The sites where team or owner waits for the other, the longest waiting first',
    reply: z.object({
      reviews: z.array(
        z.object({
          site: z.string(),
          /** Null once its dossier is gone. */
          dossier: z.nullable(z.string()),
          name: z.string(),
          todo: z.number(),
          round: z.number(),
          /** Whether everybody sees it already: what is asked for is a change. */
          online: z.boolean(),
          waiting: z.object({
            for: voice,
            what: z.enum(WAITINGS),
            since: instant,
          }),
        }),
      ),
    }),
  }),
}
