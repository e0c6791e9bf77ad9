import type { Context } from 'hono'
import type { Deps } from '~/usecases/ground/deps'
import { CLIENT_SPACE, checkClientSession } from '~/usecases/leads/sign-in-client'
import { sessionCookie } from './session-cookie'

const ACCOUNT = 'leadAccount'

export const clientCookie = sessionCookie({
  name: 'client_session',
  path: '/api/client',
  lifeMs: CLIENT_SPACE.sessionMs,
})

/** Lets in a client of the leads offer by his cookie; `clientOf` then says who it is. */
export function clientGuard(deps: Deps) {
  return async (context: Context): Promise<void> => {
    context.set(ACCOUNT, await checkClientSession(deps, clientCookie.read(context)))
  }
}

/** The account whose cookie the guard has checked. */
export const clientOf = (context: Context): string => context.get(ACCOUNT)
