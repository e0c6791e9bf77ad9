import type { Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'
import type { Dossier, LockedDossier } from '../dossiers/dossiers'

export type Proposal = NonNullable<Selectable<Tables['dossiers']>['proposal']>

/** Keeps a decision until a second account confirms it; the dossier itself does not change by it. */
export async function keepProposal(
  trx: Db,
  { id, version }: LockedDossier,
  { by, at, change }: { by: string; at: Date; change: Proposal },
) {
  await trx
    .updateTable('dossiers')
    .set({
      proposed_at: at,
      proposed_by: by,
      proposed_version: version,
      proposal: JSON.stringify(change),
    })
    .where('id', '=', id)
    .execute()
}

/** It was confirmed or withdrawn: its dossier waits for nobody any more. */
export async function dropProposal(trx: Db, { id }: LockedDossier) {
  await trx.updateTable('dossiers').set(NO_PROPOSAL).where('id', '=', id).execute()
}

/** Drops what an account proposed and nobody confirmed yet. @returns of which dossiers, and what it would have been */
export async function dropProposalsOf(trx: Db, account: string) {
  const waiting = await trx
    .selectFrom('dossiers')
    .select(['id', 'proposal'])
    .where('proposed_by', '=', account)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (waiting.length === 0) return []
  await trx.updateTable('dossiers').set(NO_PROPOSAL).where('proposed_by', '=', account).execute()
  return waiting.flatMap(({ id, proposal }) => (proposal ? [{ dossier_id: id, to: proposal.status }] : []))
}

const NO_PROPOSAL = { proposed_at: null, proposed_by: null, proposed_version: null, proposal: null }

/** The decision that waits, if the dossier still is what its first account saw. */
export function proposalOf(dossier: Dossier) {
  const { proposed_at, proposed_by, proposed_version, proposal, version } = dossier
  if (!proposed_at || !proposed_by || !proposal || proposed_version !== version) return null
  return { at: proposed_at, by: proposed_by, change: proposal }
}
