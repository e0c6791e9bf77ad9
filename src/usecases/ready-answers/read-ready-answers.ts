import { STARTING_ANSWERS } from '~/emails/starting-answers'
import { versionsOfAnswer } from '~/store/emails/ready-answers'
import type { Deps } from '../ground/deps'
import { currentAnswers } from './current-answers'

/** Every answer that is ready. */
export async function readReadyAnswers({ db }: Pick<Deps, 'db'>) {
  return { answers: await currentAnswers(db) }
}

/** What an answer said before, the newest first; what it said on the first day last. */
export async function readReadyAnswerVersions({ db }: Pick<Deps, 'db'>, answer: string) {
  const written = await versionsOfAnswer(db, answer)
  const first = STARTING_ANSWERS.filter(({ id }) => id === answer)
  return {
    versions: [...written, ...first.map(({ title, text }) => ({ id: 0, title, text, by: null, at: null }))],
  }
}
