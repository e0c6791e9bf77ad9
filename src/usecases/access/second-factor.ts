import { randomBytes } from 'node:crypto'
import { takeRecoveryCode, takeTotpStep } from '~/store/access/second-factors'
import type { Deps } from '../ground/deps'
import { fromBase32, toBase32 } from './base32'
import { recoveryHash } from './recovery-codes'
import { stepOfCode } from './totp'

/** A shared secret of 160 bits, as authenticator applications read it (RFC 4226, section 4; base32). */
export const newTotpSecret = () => toBase32(randomBytes(20))

/** What an application's camera reads. */
export const totpAddress = (brand: string, email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`${brand}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(brand)}`

/** Whether the code is the application's, or one of the recovery codes; either passes once. */
export async function passesSecondFactor(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  account: { id: string; totp_secret: string | null; totp_last_step: number },
  code: string,
  now: Date,
): Promise<boolean> {
  if (account.totp_secret === null) return false
  const secret = fromBase32(await encryptedFiles.openText(account.totp_secret))
  const step = stepOfCode(secret, code, now, account.totp_last_step)
  if (step !== undefined) return takeTotpStep(db, account.id, step)
  return takeRecoveryCode(db, account.id, recoveryHash(account.id, code), now)
}
