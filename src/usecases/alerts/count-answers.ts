import { type AnswerCount, addAnswers } from '~/store/operation/answer-counts'
import type { Deps } from '../ground/deps'

const NOTED_EACH_MS = 10_000

/** Counts the answers of this copy for the alert « error-rate ». */
export interface AnswerCounter {
  /** @param answer its status, and the template of the call that it answers */
  count: (answer: { status: number; route: string }) => void
  /** Notes what is left. */
  stop: () => Promise<void>
}

const NONE: AnswerCount = { answers: 0, failures: 0, failed_signatures: 0 }

const sumOf = (one: AnswerCount, other: AnswerCount): AnswerCount => ({
  answers: one.answers + other.answers,
  failures: one.failures + other.failures,
  failed_signatures: one.failed_signatures + other.failed_signatures,
})

/** Adds them to the database every ten seconds; while that is away they wait, so that an outage is told once it is over. */
export function countAnswers({ db }: Pick<Deps, 'db'>, report: (error: unknown) => void): AnswerCounter {
  let counted = NONE
  async function note() {
    const noted = counted
    if (noted.answers === 0) return
    counted = NONE
    await addAnswers(db, noted).catch(error => {
      report(error)
      counted = sumOf(counted, noted)
    })
  }
  const timer = setInterval(note, NOTED_EACH_MS).unref()
  return {
    count({ status, route }) {
      const failures = status >= 500 ? 1 : 0
      const failed_signatures = route.endsWith('/sign-invoice') ? failures : 0
      counted = sumOf(counted, { answers: 1, failures, failed_signatures })
    },
    async stop() {
      clearInterval(timer)
      await note()
    },
  }
}
