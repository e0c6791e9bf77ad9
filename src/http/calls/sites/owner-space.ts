import type { ownerSpaceCalls } from '~/contract/sites/owner-space'
import { askForLink } from '~/usecases/address/ask-for-link'
import type { Deps } from '~/usecases/ground/deps'
import { signOut } from '~/usecases/ground/mailed-sign-in'
import { exportOwnSite } from '~/usecases/own-data/export-own-site'
import { openOwnSpace, showOwnerLink } from '~/usecases/owner-space/show-owner-link'
import { readOwnSites, signInOwner } from '~/usecases/owner-space/sign-in-owner'
import { ownerCookie, ownerOf } from '../../owner-guard'
import type { Handlers } from '../../register'

/** The way into /mon-site. */
export const ownerSpaceHandlers = (deps: Deps): Pick<Handlers, keyof typeof ownerSpaceCalls> => ({
  sendOwnerLink: async ({ body, by }) => {
    await askForLink(deps, by, { to: 'owner-space', ...body })
    return { sent: true }
  },
  signInOwner: async ({ body, by, context }) => {
    const { token } = await signInOwner(deps, by, body.token)
    ownerCookie.set(context, token, deps.publicUrl)
    return {}
  },
  signOutOwner: async ({ context }) => {
    await signOut(deps, ownerCookie.read(context))
    ownerCookie.clear(context)
    return {}
  },
  ownerSites: ({ context }) => readOwnSites(deps, ownerOf(context)),
  ownerOwnData: ({ params, by }) => exportOwnSite(deps, by, params.site),
  openOwnSpace: ({ params, by }) => openOwnSpace(deps, by, params.id),
  adminOwnerLink: ({ params, by }) => showOwnerLink(deps, by, { dossier: params.id }),
  teamOwnerLink: ({ params, by }) => showOwnerLink(deps, by, { site: params.site }),
})
