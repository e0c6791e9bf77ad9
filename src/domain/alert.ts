import { PART_LABELS, type Part } from './part'
import { counted, formatTenths, formatWhole } from './text/french'

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
  'failed-signature': 'Signature refusée par une erreur',
  'broken-part': 'Partie du site hors d’état',
  'failing-jobs': 'Travaux qui échouent',
  'lost-domain': 'Domaine d’un client qui mène ailleurs',
  'silent-site': 'Site d’un client qui ne répond plus',
  'site-certificate': 'Certificat d’un site de client',
} as const

export type AlertName = keyof typeof ALERT_LABELS

/** What an alert looks at, as it is now. */
export interface Watched {
  /** From 0 to 1; null where the store has no bound. */
  diskUsed: number | null
  /** Bytes; null where the store has no bound. */
  diskFree: number | null
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
  /** In the last hour, of all copies. */
  failedSignatures: number
  /** Parts that did not work when they were last tried, in any copy. */
  brokenParts: readonly Part[]
  /** Names of jobs that failed three times or more, the outbox's own left out. */
  failingJobs: readonly string[]
  /** Domains of clients' sites that lead elsewhere. */
  lostDomains: readonly string[]
  /** Addresses of clients' sites that did not answer twice in a row. */
  silentSites: readonly string[]
  /** Those whose certificate is refused, or ends within a week. */
  siteCertificates: readonly string[]
}

/** What an alert says while it rings. */
export interface Ring {
  detail: string
  /** Whether something is refused or lost already, or soon will be: then it is told at once, whenever it was told last. */
  urgent: boolean
}

/** What is told of an alert, by e-mail and to the operator's channel. */
export interface AlertTold extends Ring {
  alert: AlertName
  ended: boolean
  /** All that was watched at that moment, a line each. */
  figures: readonly string[]
}

const GB = 1e9
/** Of what may be filled. */
const FILLING = 0.7
/** A disk that has so much left does not fill up overnight, however large it is. */
const ENOUGH_BYTES = 20 * GB
const LITTLE_BYTES = 1 * GB
const ALMOST = 0.95

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`
const giga = (bytes: number) => `${formatTenths(bytes / GB)}\u00a0Go`
const seconds = (offset: number) => `${Math.abs(offset).toFixed(1).replace('.', ',')}\u00a0s`
const hours = (n: number) => counted(Math.floor(n), 'heure')

/** Why each alert rings, in French; null where it does not. */
export function alertsOf(watched: Watched): Record<AlertName, Ring | null> {
  const { backupHours, late, deadLetters, certificateDays, clockSeconds, flaws, failedShare } = watched
  const { failedSignatures, brokenParts, failingJobs, lostDomains } = watched
  const { silentSites, siteCertificates } = watched
  const archiveMinutes = watched.archiveMinutes ?? 0
  const when = (rings: boolean, detail: string, urgent = false) => (rings ? { detail, urgent } : null)
  return {
    disk: diskOf(watched),
    // An hour more than a day: a daily copy takes its time.
    backup: when(backupHours > 25, `La dernière sauvegarde date de ${hours(backupHours)}.`, backupHours > 72),
    archive: when(
      archiveMinutes > 5,
      `Le journal de la base n’est plus gardé ailleurs depuis ${counted(Math.floor(archiveMinutes), 'minute')}.`,
      archiveMinutes > 60,
    ),
    'oldest-job': when(
      late > 0,
      `${formatWhole(late)}\u00a0en attente depuis trop longtemps, parmi les envois et les travaux.`,
    ),
    'dead-letters': when(deadLetters > 0, `${counted(deadLetters, 'envoi')} en échec pour de bon.`),
    certificate: when(
      certificateDays < 30,
      certificateDays < 0
        ? 'Le certificat du sceau a expiré.'
        : `Le certificat du sceau expire dans ${counted(Math.floor(certificateDays), 'jour')}.`,
      certificateDays < 7,
    ),
    clock: when(
      Math.abs(clockSeconds) > 2,
      `L’horloge s’écarte de ${seconds(clockSeconds)} de celle de la base.`,
      Math.abs(clockSeconds) >= 60,
    ),
    'flawed-paper': when(flaws > 0, `${counted(flaws, 'écart')} à la dernière relecture.`, true),
    'error-rate': when(
      failedShare > 0.02,
      `${percent(failedShare)} des réponses de ces cinq dernières minutes ont échoué.`,
      failedShare > 0.2,
    ),
    'failed-signature': when(
      failedSignatures > 0,
      `${counted(failedSignatures, 'signature')} en erreur depuis une heure\u00a0: rien n’a été signé.`,
      true,
    ),
    'broken-part': when(
      brokenParts.length > 0,
      `À l’essai, ceci ne fonctionne pas\u00a0: ${brokenParts.map(part => PART_LABELS[part]).join(', ')}.`,
      true,
    ),
    'failing-jobs': when(
      failingJobs.length > 0,
      `Ces travaux échouent à chaque essai\u00a0: ${failingJobs.join(', ')}.`,
    ),
    'lost-domain': when(
      lostDomains.length > 0,
      `${counted(lostDomains.length, 'domaine')} de clients à rappeler\u00a0: ${lostDomains.slice(0, 10).join(', ')}.`,
    ),
    'silent-site': when(
      silentSites.length > 0,
      `${counted(silentSites.length, 'site')} sans réponse à son adresse publique\u00a0: ${silentSites.slice(0, 10).join(', ')}.`,
      true,
    ),
    'site-certificate': when(
      siteCertificates.length > 0,
      `${counted(siteCertificates.length, 'certificat')} de site à voir\u00a0: ${siteCertificates.slice(0, 10).join(', ')}.`,
      true,
    ),
  }
}

/** By share and by what is left: 70 % of a large disk leave months, of a small one days. */
function diskOf({ diskUsed, diskFree, limitUsed }: Watched): Ring | null {
  const [used, free] = [diskUsed ?? 0, diskFree ?? Number.POSITIVE_INFINITY]
  if (used >= FILLING && free < ENOUGH_BYTES)
    return {
      detail: `Le disque est plein à ${percent(used)}\u00a0: il reste ${giga(free)}.`,
      urgent: free < LITTLE_BYTES,
    }
  if (limitUsed < FILLING) return null
  return {
    detail: `Les pièces prennent ${percent(limitUsed)} de la place qui leur est donnée.`,
    urgent: limitUsed >= ALMOST,
  }
}

/** All that is watched, a line each, as a message about an alert shows it. */
export function figuresOf(watched: Watched): string[] {
  const { diskUsed, diskFree, limitUsed, archiveMinutes, certificateDays } = watched
  return [
    diskUsed === null || diskFree === null
      ? 'Disque\u00a0: sans limite'
      : `Disque\u00a0: plein à ${percent(diskUsed)}, ${giga(diskFree)} libres`,
    `Pièces\u00a0: ${percent(limitUsed)} de la place qui leur est donnée`,
    `Dernière sauvegarde\u00a0: il y a ${hours(watched.backupHours)}`,
    ...(archiveMinutes === null
      ? []
      : [`Archivage continu\u00a0: jusqu’à il y a ${counted(Math.floor(archiveMinutes), 'minute')}`]),
    `En attente depuis trop longtemps\u00a0: ${watched.late}\u00a0; abandonnés\u00a0: ${watched.deadLetters}`,
    `Réponses en erreur depuis cinq minutes\u00a0: ${percent(watched.failedShare)}\u00a0; signatures, depuis une heure\u00a0: ${watched.failedSignatures}`,
    `Écarts à la dernière relecture\u00a0: ${watched.flaws}`,
    `Certificat du sceau\u00a0: encore ${counted(Math.max(0, Math.floor(certificateDays)), 'jour')}`,
    `Écart des horloges\u00a0: ${seconds(watched.clockSeconds)}`,
  ]
}
