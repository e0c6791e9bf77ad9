import { keysOf } from '~/domain/closed-list'
import { Refusal } from '~/domain/refusal'

/** @param seen what the change rests on; left out: nothing @throws Refusal content-changed where somebody changed it since */
export function refuseOvertaken<Seen extends object>(kept: Seen, seen: Seen | undefined, what: string) {
  if (!seen || keysOf(seen).every(field => kept[field] === seen[field])) return
  throw new Refusal('content-changed', {
    detail: `Quelqu’un a changé ${what} entre-temps. Relisez avant de corriger\u00a0: vos mots sont gardés.`,
  })
}
