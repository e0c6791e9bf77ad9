import { createHash, randomBytes } from 'node:crypto'
import { plainRecoveryCode, RECOVERY_CODES } from '~/domain/access/account'
import { replaceRecoveryCodes } from '~/store/access/second-factors'
import type { Db } from '~/store/database/database'

export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

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
export const recoveryHash = (accountId: string, code: string) =>
  createHash('sha256')
    .update(`${accountId} ${plainRecoveryCode(code)}`)
    .digest('hex')

const grouped = (code: string) => (code.match(/.{4}/g) ?? []).join('-')

/** RFC 4648, section 6, without padding: of whole groups of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => BASE32[Number.parseInt(five, 2)]).join('')
}
