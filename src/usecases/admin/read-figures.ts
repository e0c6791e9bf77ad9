import { DOSSIER_STATUSES, type DossierStatus } from '~/domain/dossier/dossier'
import { FIGURES, lastMondays, PROMISES, type PromiseName, stayOf } from '~/domain/dossier/lists/figures'
import { startOfParisDay } from '~/domain/paris-time'
import { parisDay } from '~/domain/text/french'
import { readWeeks } from '~/store/events/read-weeks'
import { countDisputes } from '~/store/lists/count-disputes'
import { grantedIn, readStays } from '~/store/lists/counters'
import type { DbAndClock } from '../ground/deps'

/**
 * What happened in each of the last weeks, how long dossiers stay in each status, and which promises were kept: from
 * counters of rows alone, so that it costs the same over a million dossiers. Stays are counted by whole months.
 */
export async function readFigures({ db, clock }: DbAndClock, weeks: number) {
  const today = parisDay(clock())
  const mondays = lastMondays(today, weeks)
  const since = String(mondays[0])
  const month = `${since.slice(0, 7)}-01`
  const year = Number(today.slice(0, 4))
  const [counted, stays, disputes, granted, grantedBefore] = await Promise.all([
    readWeeks(db, since),
    readStays(db, month),
    countDisputes(db, startOfParisDay(since)),
    grantedIn(db, year),
    grantedIn(db, year - 1),
  ])
  const counts = new Map(counted.map(({ name, n }) => [name, Number(n)]))
  const series = (name: string) => mondays.map(monday => counts.get(`week:${name}:${monday}`) ?? 0)
  const sum = (name: string) => series(name).reduce((total, n) => total + n, 0)
  const kept = (name: PromiseName) =>
    name === 'disputes' ? disputes : { kept: sum(`${name}-kept`), late: sum(`${name}-late`) }
  const classesOf = (status: DossierStatus) =>
    new Map(stays.filter(stay => stay.status === status).map(({ rank, n }) => [rank, Number(n)]))
  return {
    weeks: mondays,
    granted: { year, amount: granted / 100, before: grantedBefore / 100 },
    series: FIGURES.map(name => ({ name, counts: series(name) })),
    stays_since: month,
    stays: DOSSIER_STATUSES.map(status => stayOf(status, classesOf(status))).filter(({ count }) => count > 0),
    promises: PROMISES.map(name => ({ name, ...kept(name) })),
  }
}
