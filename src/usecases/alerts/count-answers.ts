import { addAnswers } from '~/store/answer-counts'
import type { Deps } from '../deps'

const NOTED_EACH_MS = 10_000

/** Counts the answers of this copy for the alert « error-rate ». */
export interface AnswerCounter {
  /** @param status of an answer */
  count: (status: number) => void
  /** Notes what is left. */
  stop: () => Promise<void>
}

/** Adds them to the database every ten seconds; while that is away they wait, so that an outage is told once it is over. */
export function countAnswers({ db }: Pick<Deps, 'db'>, report: (error: unknown) => void): AnswerCounter {
  let counted = { answers: 0, failures: 0 }
  async function note() {
    const noted = counted
    if (noted.answers === 0) return
    counted = { answers: 0, failures: 0 }
    await addAnswers(db, noted).catch(error => {
      report(error)
      counted = { answers: counted.answers + noted.answers, failures: counted.failures + noted.failures }
    })
  }
  const timer = setInterval(note, NOTED_EACH_MS).unref()
  return {
    count(status) {
      counted.answers++
      if (status >= 500) counted.failures++
    },
    async stop() {
      clearInterval(timer)
      await note()
    },
  }
}
