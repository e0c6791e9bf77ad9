import { CODE } from '~/domain/dossier/address-proof'
import type { Db } from '~/store/database/database'
import { type CodeOf, changeCode, idOf, lockNewestCode } from '~/store/dossiers/address-proof'
import { tokenHash } from '../ground/secret-token'

/** What was typed, and the address that it was mailed to. */
interface Typed {
  email: string
  code: string
}

/**
 * Tries what was typed against the newest code mailed to an address; the try counts also when it fails, so
 * that a refusal is thrown only after the transaction.
 * @returns why it does not pass; null when it does, and the code is used up
 */
export async function tryCode(trx: Db, of: CodeOf, typed: Typed, now: Date) {
  const checked = await checkCode(trx, of, typed, now)
  if (checked.wrong) return checked.wrong
  await checked.use()
  return null
}

/** The same, and a code that passes is used up by `use` alone: where two are typed at once, neither is lost by the other. */
export async function checkCode(trx: Db, of: CodeOf, { email, code }: Typed, now: Date) {
  const newest = await lockNewestCode(trx, of, email)
  const over =
    !newest ||
    newest.used_at !== null ||
    newest.tries >= CODE.tries ||
    now.getTime() - newest.sent_at.getTime() >= CODE.life_ms
  if (over) return { wrong: 'address-code-over' as const }
  if (newest.code_hash !== codeHash(idOf(of), code.replace(/\s/g, ''))) {
    await changeCode(trx, newest.email_id, { tries: newest.tries + 1 })
    return { wrong: 'wrong-address-code' as const }
  }
  return { wrong: null, use: () => changeCode(trx, newest.email_id, { used_at: now }) }
}

/** What is kept of a code: a digest that holds for one dossier or request alone. */
export const codeHash = (id: string, code: string) => tokenHash(`${id}:${code}`)
