import { formatDay, formatDecimals } from '../text/french'
import { frenchSpaces } from '../text/french-spaces'
import type { Aid, AidKind, RepresentativeRule, SigningRule } from './aid'
import type { AidState } from './aid-state'

/**
 * « jusqu’à 80 % des dépenses retenues, jusqu’à 3 200 €, sous réserve d’acceptation »: an amount is never said otherwise, and
 * advice pays nothing of a site.
 */
export function amountWords({ kind, rate, ceiling }: Pick<Aid, 'kind' | 'rate' | 'ceiling'>): string {
  if (kind === 'accompagnement') return 'un conseil, qui ne paie pas de site'
  const parts = [
    rate === null ? null : `jusqu’à ${rate} % des dépenses retenues`,
    ceiling === null ? null : `jusqu’à ${euros(ceiling)}`,
  ].filter(part => part !== null)
  if (parts.length === 0) return 'montant à demander à l’organisme'
  return frenchSpaces(`${parts.join(', ')}, sous réserve d’acceptation`)
}

/**
 * The most that an aid could pay of a site of that price, whole euros; null where its source gives neither rate nor
 * ceiling, and for loans and advice, which pay no site.
 * @param net the price without tax, whole euros
 */
export function mostForSite(
  { kind, rate, ceiling, site_ceiling }: Pick<Aid, 'kind' | 'rate' | 'ceiling' | 'site_ceiling'>,
  net: number,
): number | null {
  if (kind !== 'subvention' || (rate === null && ceiling === null)) return null
  const part = rate === null ? net : Math.floor((net * rate) / 100)
  return Math.min(part, ceiling ?? part, site_ceiling ?? part, net)
}

/** « 3 200 € ». */
export const euros = (amount: number) => `${formatDecimals(amount, 2)}\u00a0€`

export const stateWords: Record<AidState, string> = {
  open: 'Ouverte',
  'to-check': 'À revérifier',
  suspended: 'Suspendue',
  closed: 'Fermée',
  ended: 'Terminée',
}

export const kindWords: Record<AidKind, string> = {
  subvention: 'Subvention',
  pret: 'Prêt',
  accompagnement: 'Accompagnement',
}

/** When one may sign, and of advice, which pays no site, when it is asked for. */
export function whenToSign({ kind, signing }: Pick<Aid, 'kind' | 'signing'>): string {
  if (kind === 'accompagnement') return adviceWords[signing]
  if (kind === 'pret' && signing === 'unknown')
    return 'Demandez au prêteur, avant de commander, s’il finance une dépense déjà engagée.'
  return signingWords[signing]
}

const adviceWords: Record<SigningRule, string> = {
  free: 'Il se demande à tout moment, avant ou après votre commande.',
  'after-filing': 'La demande se dépose avant que le conseil commence.',
  'after-notification': 'Le conseil commence après l’accord de l’organisme.',
  unknown: 'Demandez à l’organisme à quel moment faire la demande.',
}

/** The sentence that costs an aid to those who have not read it. */
export const signingWords: Record<SigningRule, string> = {
  free: 'Vous pouvez signer avant\u00a0: des dépenses déjà engagées sont acceptées.',
  'after-filing': 'Attendez avant de signer\u00a0: la demande doit être déposée avant toute commande.',
  'after-notification':
    'Attendez avant de signer\u00a0: la commande vient après la notification de l’accord.',
  unknown: 'Règle inconnue\u00a0: demandez par écrit avant de signer.',
}

export const representativeWords: Record<RepresentativeRule, string> = {
  yes: 'Un mandataire peut déposer la demande pour vous.',
  no: 'Vous déposez la demande vous-même\u00a0: un prestataire ne peut pas le faire à votre place.',
  unknown: 'À demander à l’organisme\u00a0: s’il refuse un mandataire, nous préparons et vous déposez.',
}

/** Since when this is known: « lue le 26 juillet 2026 », « source de 2024 » where only its year is. */
export function checkedWords({ checked_on }: Pick<Aid, 'checked_on'>): string {
  if (checked_on.endsWith('-01-01')) return `source de ${checked_on.slice(0, 4)}`
  return `lue le ${formatDay(new Date(checked_on))}`
}

/** What a source is dated, and when it was read where that is another day: « page lue le 26 septembre 2026 ». */
export function datedSourceWords(aid: Pick<Aid, 'source_dated' | 'checked_on'>): string {
  const read = formatDay(new Date(aid.checked_on))
  // « 26 septembre » holds « 6 septembre », and is another day.
  const isTold = new RegExp(`(^|\\D)${read.replaceAll('\u00a0', '\\s')}`).test(aid.source_dated)
  return isTold ? aid.source_dated : `${aid.source_dated} (${checkedWords(aid)})`
}

/** Whether a signed order may lose the aid: a warning is due before the signature. */
export const forbidsSigning = (signing: SigningRule) =>
  signing === 'after-filing' || signing === 'after-notification'
