import { keysOf } from '~/domain/closed-list'
import { Refusal } from '~/domain/refusal'
import type { StoredLeadAccount } from '~/store/leads/lead-accounts'

/** @param seen what the change rests on; left out: nothing @throws Refusal content-changed where somebody changed it since */
export function refuseOvertaken<Fields extends Partial<StoredLeadAccount>>(
  account: StoredLeadAccount,
  seen: Fields | undefined,
  what: string,
) {
  if (!seen || keysOf(seen).every(field => Reflect.get(account, field) === seen[field])) return
  throw new Refusal('content-changed', {
    detail: `Quelqu’un a changé ${what} entre-temps. Relisez-les avant de corriger\u00a0: vos mots sont gardés.`,
  })
}
