/** How long a dossier is kept after its last activity, in months (SPEC.md section 9, DECISIONS.md section 7). */
export const RETENTION_MONTHS = { byDefault: 12, least: 1, most: 60 } as const

/**
 * What had its last activity before this moment is due for purge: the same day so many calendar months
 * earlier, or the last day of that month where it is shorter.
 */
export function retentionLimit(now: Date, months: number): Date {
  const limit = new Date(now)
  limit.setUTCDate(1)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(limit.getUTCFullYear(), limit.getUTCMonth() + 1, 0)).getUTCDate()
  limit.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return limit
}
