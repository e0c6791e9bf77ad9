import type { Context } from 'hono'
import { mayDo } from '~/domain/access/permission'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { checkSession } from '~/usecases/access/check-session'
import type { Deps } from '~/usecases/ground/deps'
import { carrierGuard } from './carrier-guard'
import { clientGuard } from './client-guard'
import { ownerGuard } from './owner-guard'
import type { Guards } from './register'
import { bearerToken } from './request/bearer-token'

/** Who may call, by the reader that a call of the contract names; whoever has no account is a client. */
export function readerGuards(
  deps: Deps,
  telephonySecret: string | null,
  originOf: (context: Context) => Origin,
): Guards {
  const asClient = (context: Context) => ({ kind: 'client' as const, ...originOf(context) })
  const behind = (check: (context: Context) => Promise<void>) => async (context: Context) => {
    await check(context)
    return asClient(context)
  }
  return {
    public: async context => asClient(context),
    admin: async (context, { permission }) => {
      const account = await checkSession(deps, bearerToken(context))
      if (!permission || !mayDo(account.role, permission)) throw new Refusal('not-permitted')
      return { kind: 'account', ...account, ...originOf(context) }
    },
    client: behind(clientGuard(deps)),
    owner: behind(ownerGuard(deps)),
    carrier: behind(carrierGuard(telephonySecret)),
    operator: async () => {
      throw new Refusal('unauthorised')
    },
  }
}
