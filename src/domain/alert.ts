/** What the operator is told of; `docs/runbooks` has a page for each. */
export const ALERT_LABELS = {
  disk: 'Disque bientôt plein',
  backup: 'Sauvegarde trop ancienne',
  archive: 'Archivage continu en retard',
  'oldest-job': 'Travaux en retard',
  'dead-letters': 'Envois abandonnés',
  certificate: 'Certificat du sceau à renouveler',
  clock: 'Horloge décalée',
  'flawed-paper': 'Pièces scellées ou reçues à vérifier',
  'error-rate': 'Trop de réponses en erreur',
} as const

export type AlertName = keyof typeof ALERT_LABELS

/** What an alert looks at, as it is now. */
export interface Watched {
  /** From 0 to 1; null where the store has no bound. */
  diskUsed: number | null
  /** From 0 to 1: of what all pieces may weigh together (STORAGE_LIMIT_GB), whoever brought them. */
  limitUsed: number
  /** Hours since the last backup, or since the installation was made when there was none. */
  backupHours: number
  /** Minutes of work that would be lost with the machine; null where no log is kept elsewhere. */
  archiveMinutes: number | null
  /** Jobs that are due and nobody takes, and messages that have waited for more than an hour. */
  late: number
  deadLetters: number
  certificateDays: number
  /** Seconds between this machine's clock and the database's. */
  clockSeconds: number
  flaws: number
  /** From 0 to 1: answers of the last five minutes, of all copies, that were errors of ours; 0 for a handful. */
  failedShare: number
}

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`

/** Why each alert rings, in French; null where it does not. */
export function alertsOf(watched: Watched): Record<AlertName, string | null> {
  const {
    diskUsed,
    limitUsed,
    backupHours,
    archiveMinutes,
    late,
    deadLetters,
    certificateDays,
    clockSeconds,
    flaws,
    failedShare,
  } = watched
  const when = (rings: boolean, words: string) => (rings ? words : null)
  return {
    disk: when(
      (diskUsed ?? 0) >= 0.7 || limitUsed >= 0.7,
      (diskUsed ?? 0) >= limitUsed
        ? `Le disque est plein à ${percent(diskUsed ?? 0)}.`
        : `Les pièces prennent ${percent(limitUsed)} de la place qui leur est donnée.`,
    ),
    // An hour more than a day: a daily copy takes its time.
    backup: when(backupHours > 25, `La dernière sauvegarde date de ${Math.floor(backupHours)} heures.`),
    archive: when(
      (archiveMinutes ?? 0) > 5,
      `Le journal de la base n’est plus gardé ailleurs depuis ${Math.floor(archiveMinutes ?? 0)} minutes.`,
    ),
    'oldest-job': when(late > 0, `${late} envois ou travaux attendent depuis trop longtemps.`),
    'dead-letters': when(deadLetters > 0, `${deadLetters} envois ont échoué pour de bon.`),
    certificate: when(
      certificateDays < 30,
      `Le certificat du sceau expire dans ${Math.floor(certificateDays)} jours.`,
    ),
    clock: when(
      Math.abs(clockSeconds) > 2,
      `L’horloge s’écarte de ${Math.abs(clockSeconds).toFixed(1).replace('.', ',')} secondes de celle de la base.`,
    ),
    'flawed-paper': when(flaws > 0, `${flaws} écarts ont été trouvés à la dernière relecture.`),
    'error-rate': when(
      failedShare > 0.02,
      `${percent(failedShare)} des réponses de ces cinq dernières minutes ont échoué.`,
    ),
  }
}
