import { parisDay } from '~/domain/text/french'
import { readWeeks } from '~/store/journal'
import type { Deps } from '../deps'

const WEEKS = 12
const DAY = 86_400_000

/** How many dossiers were opened, handed in and signed in each of the last twelve weeks, oldest first. */
export async function readTrends({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const weeks = lastMondays(parisDay(clock()))
  const counts = new Map((await readWeeks(db, weeks[0] ?? '')).map(({ name, n }) => [name, Number(n)]))
  const series = (name: string) => weeks.map(week => counts.get(`week:${name}:${week}`) ?? 0)
  return { weeks, created: series('created'), finalized: series('finalized'), signed: series('signed') }
}

/** The Mondays of the last twelve weeks, this one's last. @param today a day, `2026-03-31` */
function lastMondays(today: string): string[] {
  const noon = new Date(`${today}T12:00:00Z`).getTime()
  const monday = noon - ((new Date(noon).getUTCDay() + 6) % 7) * DAY
  return Array.from({ length: WEEKS }, (_, back) =>
    new Date(monday - (WEEKS - 1 - back) * 7 * DAY).toISOString().slice(0, 10),
  )
}
