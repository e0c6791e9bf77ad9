import type { ownerAddressTails } from '~/contract/sites/owner-address'
import type { Deps } from '~/usecases/ground/deps'
import { askOwnerAddress, changeOwnerAddress } from '~/usecases/owner-space/change-owner-address'
import { siteHandlersOf } from '../../site-handlers'

/** The address by which the owner of a site comes in. */
export const ownerAddressHandlers = (deps: Deps) =>
  siteHandlersOf<typeof ownerAddressTails>({
    askOwnerAddress: ({ at, by, body }) => askOwnerAddress(deps, by, at, body.email),
    changeOwnerAddress: ({ at, by, body }) => changeOwnerAddress(deps, by, at, body),
  })
