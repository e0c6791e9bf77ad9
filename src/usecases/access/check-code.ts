import { oneCodeAtATime } from '~/store/access/one-code-at-a-time'
import type { Db } from '~/store/database/database'
import { readSetting, writeSetting } from '~/store/operation/settings'
import { stepOfCode } from './totp'

/**
 * Whether the code is that of now, or of the step before or after (RFC 6238, section 5.2); each code
 * passes once.
 */
export async function checkCode(db: Db, secret: Buffer, code: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await oneCodeAtATime(trx)
    const used = (await readSetting(trx, 'totp_last_step')) ?? 0
    const step = stepOfCode(secret, code, now, used)
    if (step === undefined) return false
    await writeSetting(trx, 'totp_last_step', step)
    return true
  })
}
