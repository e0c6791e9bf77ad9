import { STARTING_ANSWERS } from '~/emails/starting-answers'
import type { Db } from '~/store/database/database'
import { newestAnswers } from '~/store/emails/ready-answers'

/** An answer that is ready; `by` and `at` are null for one of the first day that nobody has changed. */
export interface ReadyAnswer {
  id: string
  title: string
  text: string
  /** A change names the version that it starts from; 0 is that of the first day. */
  version: number
  by: string | null
  at: Date | null
}

/** What is ready now, by title: what was written here stands over the answers of the first day. */
export async function currentAnswers(db: Db): Promise<ReadyAnswer[]> {
  const written = await newestAnswers(db)
  const changed = new Set(written.map(({ answer }) => answer))
  return [
    ...STARTING_ANSWERS.filter(({ id }) => !changed.has(id)).map(one => ({
      ...one,
      version: 0,
      by: null,
      at: null,
    })),
    ...written
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ answer, id, ...one }) => ({ ...one, id: answer, version: Number(id) })),
  ].sort((a, b) => a.title.localeCompare(b.title, 'fr'))
}
