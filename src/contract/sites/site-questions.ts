import * as z from 'zod/mini'
import { LONGEST_KNOWN_ANSWER, LONGEST_QUESTION } from '~/domain/site/facts/facts-errors'
import { callsAtSites, siteCall } from '../site-tails'

const questions = z.object({
  /** What the site's machine cannot answer, what was asked most first. */
  questions: z.array(
    z.object({
      number: z.number(),
      /** As it was asked last, without what names or reaches who asked. */
      text: z.string(),
      times: z.number(),
      first_on: z.string(),
      last_on: z.string(),
    }),
  ),
  /** Whether any are kept: not on the site of a health trade. */
  kept: z.boolean(),
})

/** « Questions sans réponse ». */
export const siteQuestionTails = {
  siteQuestions: siteCall('GET /questions', {
    permission: 'read-dossiers',
    summary: 'What visitors asked the machine of the site and it could not answer; gone after ninety days',
    reply: questions,
  }),
  answerSiteQuestion: siteCall('POST /questions/{n}/answer', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Answers a question once: it becomes a fact (`answers`), and the machine of the site knows it from then on',
    body: z.object({
      text: z.string().check(z.maxLength(2 * LONGEST_KNOWN_ANSWER)),
      /** In other words than it was asked in. */
      question: z.optional(z.nullable(z.string().check(z.maxLength(2 * LONGEST_QUESTION)))),
    }),
    status: 201,
    reply: questions,
  }),
  leaveSiteQuestion: siteCall('POST /questions/{n}/close', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Takes a question off the list without an answer',
    reply: questions,
  }),
}

export const siteQuestionCalls = callsAtSites(siteQuestionTails)
