/** How long a dossier is kept after its last activity, in months (SPEC.md section 9, DECISIONS.md section 7). */
export const RETENTION_MONTHS = { byDefault: 12, least: 1, most: 60 } as const
