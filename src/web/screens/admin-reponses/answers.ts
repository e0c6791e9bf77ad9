import type { readyAnswerCalls } from '~/contract/admin/ready-answers'
import type { ReplyOf } from '~/contract/call'

export type ReadyAnswer = ReplyOf<(typeof readyAnswerCalls)['readyAnswers']>['answers'][number]

export const ANSWERS = ['admin', 'ready-answers']

/** One that is not written yet. */
export const NEW_ANSWER: ReadyAnswer = { id: '', title: '', text: '', version: 0, by: null, at: null }
