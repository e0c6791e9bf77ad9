import type { Db } from '../database/database'

/** Takes a step of the second factor, once. @returns false when it, or a later one, was used before. */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those of before, used or not, let nobody in any more. */
export async function replaceRecoveryCodes(trx: Db, accountId: string, hashes: string[]) {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ account_id: accountId, code_hash, used_at: null })))
    .execute()
}

/** Uses a recovery code, once. @returns false when it is none, or was used before. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many recovery codes of an account were not used yet. */
export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
