import { countPieces } from '~/store/documents'
import { readSetting, writeSetting } from '~/store/settings'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { checkPiecesFrom } from './check-pieces'

/** All of them are read within so many nights. */
const NIGHTS = 30
const AT_LEAST = 500
/** What a message lists; the command tells them all. */
const LISTED = 20

/**
 * Reads a share of the stored pieces again, each night from where the last one stopped. What is not as it was
 * received is told to the agency, never mended.
 */
export async function recheckPieces(deps: Deps): Promise<void> {
  const last = await readSetting(deps.db, 'piece_check')
  const share = Math.max(AT_LEAST, Math.ceil((await countPieces(deps.db)) / NIGHTS))
  const check = await checkPiecesFrom(deps, last?.next ?? '', share)
  await deps.db.transaction().execute(async trx => {
    await writeSetting(trx, 'piece_check', {
      at: deps.clock().toISOString(),
      pieces: check.pieces,
      flaws: check.flaws.length,
      next: check.next,
    })
    if (check.flaws.length === 0) return
    await queueEmail(trx, deps, {
      kind: 'agency-papers-flawed',
      recipient: deps.agency.email,
      data: { flaws: check.flaws.slice(0, LISTED), count: check.flaws.length },
    })
  })
}
