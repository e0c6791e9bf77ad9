import { randomBytes } from 'node:crypto'
import { plainRecoveryCode, RECOVERY_CODES } from '~/domain/access/account'
import { sha256Of } from '~/domain/sha256-of'
import { replaceRecoveryCodes } from '~/store/access/second-factors'
import type { Db } from '~/store/database/database'
import { toBase32 } from './base32'

/** Makes new recovery codes in place of those before. @returns them; they are kept as digests alone. */
export async function makeRecoveryCodes(trx: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => grouped(toBase32(randomBytes(10)).toLowerCase()))
  await replaceRecoveryCodes(
    trx,
    accountId,
    codes.map(code => recoveryHash(accountId, code)),
  )
  return codes
}

/** 80 random bits need no slow digest. */
export const recoveryHash = (accountId: string, code: string) =>
  sha256Of(`${accountId} ${plainRecoveryCode(code)}`)

const grouped = (code: string) => (code.match(/.{4}/g) ?? []).join('-')
