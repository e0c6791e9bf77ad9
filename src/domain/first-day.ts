import type { Agency } from './agency'
import { unsaidTerms } from './agency'
import { DAY_MS } from './milliseconds'

/** What a new installation is led through, in this order. */
export const FIRST_DAY_STEPS = ['identity', 'mail', 'accounts', 'backup', 'aid-bodies'] as const
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number]

/** Why a step is not done; the command that looks an installation over asks the same functions. */
export const FIRST_DAY_GAPS = [
  'demonstration',
  'unsaid-terms',
  'no-mail-leaves',
  'mail-server',
  'mail-records',
  'master-alone',
  'no-backup',
  'old-backup',
  'no-aid-body',
] as const
export type FirstDayGap = (typeof FIRST_DAY_GAPS)[number]

/** Whether what the site says of its agency is true and whole: without it invoices bind nobody, and nobody can sign. */
export const identityGap = (
  agency: Agency,
): Extract<FirstDayGap, 'demonstration' | 'unsaid-terms'> | null => {
  if (agency.demonstration) return 'demonstration'
  return unsaidTerms(agency).length > 0 ? 'unsaid-terms' : null
}

/** Whether a copy exists outside, of yesterday at most. @param lastAt ISO moment of the last one */
export function backupGap(
  lastAt: string | undefined,
  now: Date,
): Extract<FirstDayGap, 'no-backup' | 'old-backup'> | null {
  if (!lastAt) return 'no-backup'
  return backupDays(lastAt, now) > 1 ? 'old-backup' : null
}

/** How many whole days old the last copy is. */
export const backupDays = (lastAt: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(lastAt)) / DAY_MS)

/** Whether people sign in under their own names. @param accounts what each signs in with; the master password's has no address */
export const accountsGap = (
  accounts: readonly { email: string | null; has_password: unknown; passkeys: unknown }[],
): Extract<FirstDayGap, 'master-alone'> | null =>
  accounts.some(
    ({ email, has_password, passkeys }) => email !== null && (has_password || Number(passkeys) > 0),
  )
    ? null
    : 'master-alone'

/** Whether dossiers go to somebody by themselves. */
export const aidBodiesGap = (bodies: readonly unknown[]): Extract<FirstDayGap, 'no-aid-body'> | null =>
  bodies.length > 0 ? null : 'no-aid-body'
