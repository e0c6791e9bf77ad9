import { DAY_MS } from '../../milliseconds'
import type { DossierStatus } from '../dossier'

/** How many weeks the page of figures can show. */
export const FIGURE_WEEKS = [12, 26, 52] as const

/** What is counted each week, in the order of a dossier's life. */
export const FIGURES = ['created', 'complete', 'signed', 'finalized', 'accepted', 'paid'] as const

export type Figure = (typeof FIGURES)[number]

export const FIGURE_LABELS: Record<Figure, string> = {
  created: 'Dossiers ouverts',
  complete: 'Pièces complètes',
  signed: 'Factures signées',
  finalized: 'Dossiers finalisés',
  accepted: 'Aides accordées',
  paid: 'Factures payées',
}

/** The delays that the site promises (specification A9, specification B14). */
export const PROMISES = ['answers', 'contacts', 'disputes'] as const

export type PromiseName = (typeof PROMISES)[number]

export const PROMISE_LABELS: Record<PromiseName, string> = {
  answers: 'Réponses d’éligibilité sous 24 heures',
  contacts: 'Appels hors de France sous 24 heures',
  disputes: 'Contestations tranchées sous 3 jours ouvrés',
}

/** Upper ends of the classes in which stays are counted, in hours; the last class has none (migration 0276). */
const CLASS_HOURS = [
  1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 240, 336, 504, 720, 1_080, 1_440, 2_160, 4_320, 8_760,
]

/** How many stays fell in each class, by its rank. */
export type StayClasses = ReadonlyMap<number, number>

/** How long dossiers stayed in a status: half of them less than `median_hours`, nine in ten less than `p90_hours`. */
export interface Stay {
  status: DossierStatus
  count: number
  /** The upper end of its class; null where nothing left, or beyond a year. */
  median_hours: number | null
  p90_hours: number | null
}

/** What the counted stays in a status say. */
export function stayOf(status: DossierStatus, classes: StayClasses): Stay {
  const count = [...classes.values()].reduce((sum, n) => sum + n, 0)
  return {
    status,
    count,
    median_hours: quantile(classes, count * 0.5),
    p90_hours: quantile(classes, count * 0.9),
  }
}

function quantile(classes: StayClasses, wanted: number): number | null {
  let seen = 0
  for (const [rank, hours] of CLASS_HOURS.entries()) {
    seen += classes.get(rank) ?? 0
    if (seen > 0 && seen >= wanted) return hours
  }
  return null
}

/** The Mondays of the last weeks, this one's last. @param today a day, `2026-03-31` */
export function lastMondays(today: string, weeks: number): string[] {
  const noon = new Date(`${today}T12:00:00Z`).getTime()
  const monday = noon - ((new Date(noon).getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: weeks }, (_, back) =>
    new Date(monday - (weeks - 1 - back) * 7 * DAY_MS).toISOString().slice(0, 10),
  )
}
