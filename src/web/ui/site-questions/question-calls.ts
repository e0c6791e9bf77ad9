import type { ReplyOf } from '~/contract/call'
import type { siteQuestionCalls } from '~/contract/sites/site-questions'

export type Questions = ReplyOf<(typeof siteQuestionCalls)['siteQuestions']>
export type Question = Questions['questions'][number]

/** How the questions of one site are read and answered: under its dossier's key, by its owner, or by the team. */
export interface QuestionCalls {
  read: () => Promise<Questions>
  answer: (number: number, said: { text: string; question: string }) => Promise<Questions>
  /** Takes it off the list without an answer. */
  leave: (number: number) => Promise<Questions>
}
