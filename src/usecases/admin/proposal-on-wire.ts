import { findAccount } from '~/store/access/accounts'
import { proposalOf } from '~/store/access/proposals'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'

/**
 * The decision that waits for a second account, with who proposed it; its amount in euros. Null where none waits any
 * more.
 */
export async function proposalOnWire({ db }: Pick<Deps, 'db'>, dossier: Dossier) {
  const proposal = proposalOf(dossier)
  if (!proposal) return null
  const { status, grant, reason } = proposal.change
  const account = await findAccount(db, proposal.by)
  return {
    by: { id: proposal.by, name: account?.name ?? 'un compte supprimé' },
    at: proposal.at,
    ...{ status, reason },
    amount: grant ? grant.cents / 100 : null,
  }
}
