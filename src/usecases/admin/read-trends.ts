import { lastMondays } from '~/domain/dossier/lists/figures'
import { parisDay } from '~/domain/text/french'
import { readWeeks } from '~/store/events/read-weeks'
import type { DbAndClock } from '../ground/deps'

const WEEKS = 12

/** How many dossiers were opened, handed in and signed in each of the last twelve weeks, oldest first. */
export async function readTrends({ db, clock }: DbAndClock) {
  const weeks = lastMondays(parisDay(clock()), WEEKS)
  const counts = new Map((await readWeeks(db, weeks[0] ?? '')).map(({ name, n }) => [name, Number(n)]))
  const series = (name: string) => weeks.map(week => counts.get(`week:${name}:${week}`) ?? 0)
  return { weeks, created: series('created'), finalized: series('finalized'), signed: series('signed') }
}
