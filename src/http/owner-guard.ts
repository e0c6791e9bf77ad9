import type { Context } from 'hono'
import type { Deps } from '~/usecases/ground/deps'
import { OWNER_SPACE, type SignedInOwner } from '~/usecases/owner-space/owner-space'
import { checkOwnerSession } from '~/usecases/owner-space/sign-in-owner'
import { sessionCookie } from './session-cookie'

const OWNER = 'siteOwner'

export const ownerCookie = sessionCookie({
  name: 'owner_session',
  path: '/api/owner',
  lifeMs: OWNER_SPACE.sessionMs,
})

/** Lets in the owner of the site that an address names, by his cookie; `ownerOf` then says who it is. */
export function ownerGuard(deps: Deps) {
  return async (context: Context): Promise<void> => {
    const site: string | undefined = context.req.param('site')
    context.set(OWNER, await checkOwnerSession(deps, ownerCookie.read(context), site))
  }
}

/** Whose cookie the guard has checked. */
export const ownerOf = (context: Context): SignedInOwner => context.get(OWNER)
