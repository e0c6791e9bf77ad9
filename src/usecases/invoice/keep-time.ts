import { Refusal } from '~/domain/refusal'
import type { Deps } from '../ground/deps'

/** How far this machine's clock may be off the database's when somebody signs, in milliseconds. */
const MOST_MS = 60_000

/**
 * Before a signature, whose instant is evidence. From two seconds on the operator is told (`domain/alert.ts`).
 * @throws Refusal clock-off
 */
export async function keepTime({ db, clock, databaseTime }: Pick<Deps, 'db' | 'clock' | 'databaseTime'>) {
  const before = clock().getTime()
  const there = (await databaseTime(db)).getTime()
  const after = clock().getTime()
  // However long the question took, the answer was given in between.
  if (there < before - MOST_MS || there > after + MOST_MS) throw new Refusal('clock-off')
}
