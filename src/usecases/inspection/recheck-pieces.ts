import { readSetting, writeSetting } from '~/store/operation/settings'
import { countPieces } from '~/store/pieces/pieces-to-check'
import type { Deps } from '../ground/deps'
import { tellFlaws } from '../outbox/tell-flaws'
import { checkPiecesFrom } from './check-pieces'

type RecheckPiecesDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'agency' | 'publicUrl'>

/** All of them are read within so many nights. */
const NIGHTS = 30
const AT_LEAST = 500

/**
 * Reads a share of the stored pieces again, each night from where the last one stopped. What is not as it was
 * received is told to the agency, never mended.
 */
export async function recheckPieces(deps: RecheckPiecesDeps): Promise<void> {
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
    await tellFlaws(trx, deps, check.flaws)
  })
}
