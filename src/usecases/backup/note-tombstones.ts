import { join } from 'node:path'
import { closureMotive, mergeTombstones } from '~/gateways/backup/tombstones'
import { readSealedText } from '~/invoicing/sealed-text'
import type { Sealer } from '~/invoicing/sealer'
import type { Db } from '~/store/database/database'
import { readErasures } from '~/store/dossiers/erasures'
import { closedSites } from '~/store/sites/ended-sites'

/** The list's name beside the copies. */
export const TOMBSTONES = 'tombstones.jsonl'

/**
 * Notes beside the copies what an older one must not bring back: what was erased, and which sites are closed.
 * @returns whether anything was new
 */
export async function noteTombstones(
  { db, sealer }: { db: Db; sealer: Pick<Sealer, 'sealText' | 'known'> },
  copies: string,
): Promise<boolean> {
  const [erased, closed] = [await readErasures(db), await closedSites(db)]
  const known = await sealer.known()
  const stones = [
    ...erased.map(({ dossier_id, erased_at, motive }) => ({
      ...{ id: dossier_id, erased_at: erased_at.toISOString(), motive },
    })),
    ...closed.map(({ id, state, at }) => ({ id, erased_at: at.toISOString(), motive: closureMotive(state) })),
  ]
  return mergeTombstones(join(copies, TOMBSTONES), stones, {
    isOurs: ({ seal, sum }) => seal !== null && readSealedText(seal, known) === sum,
    seal: sealer.sealText,
  })
}
