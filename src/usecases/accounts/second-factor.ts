import { createHash, randomBytes } from 'node:crypto'
import { plainRecoveryCode, RECOVERY_CODES } from '~/domain/access/account'
import { replaceRecoveryCodes, takeRecoveryCode, takeTotpStep } from '~/store/access/second-factors'
import type { Db } from '~/store/database'
import { stepOfCode } from '../admin/totp'
import type { Deps } from '../deps'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A shared secret of 160 bits, as authenticator applications read it (RFC 4226, section 4; base32). */
export const newTotpSecret = () => base32(randomBytes(20))

export function totpSecretBytes(secret: string): Buffer {
  const bits = [...secret].map(letter => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

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
  const secret = totpSecretBytes(await encryptedFiles.openText(account.totp_secret))
  const step = stepOfCode(secret, code, now, account.totp_last_step)
  if (step !== undefined) return takeTotpStep(db, account.id, step)
  return takeRecoveryCode(db, account.id, recoveryHash(account.id, code), now)
}

/** Makes new recovery codes in place of those before. @returns them; they are kept as digests alone. */
export async function makeRecoveryCodes(trx: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => grouped(base32(randomBytes(10)).toLowerCase()))
  await replaceRecoveryCodes(
    trx,
    accountId,
    codes.map(code => recoveryHash(accountId, code)),
  )
  return codes
}

/** 80 random bits need no slow digest. */
const recoveryHash = (accountId: string, code: string) =>
  createHash('sha256')
    .update(`${accountId} ${plainRecoveryCode(code)}`)
    .digest('hex')

const grouped = (code: string) => (code.match(/.{4}/g) ?? []).join('-')

function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => BASE32[Number.parseInt(five, 2)]).join('')
}
