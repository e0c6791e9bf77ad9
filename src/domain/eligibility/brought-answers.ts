import { acceptsAnswer } from './accepts-answer'
import { type AnswerName, type AnswerWords, answerNames, UNKNOWN } from './answers'

/** What a visitor brings from the simulator, without what is no answer to its question. */
export const broughtAnswers = (words: Record<string, string>): AnswerWords =>
  Object.fromEntries(
    answerNames.flatMap(name => {
      const value = words[name]
      return value !== undefined && acceptsAnswer(name, value) ? [[name, value]] : []
    }),
  )

/** What the visitor did not know: « à vérifier avec vous ». */
export const toVerify = (answers: AnswerWords): AnswerName[] =>
  answerNames.filter(name => answers[name] === UNKNOWN)
