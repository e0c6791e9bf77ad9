import { readSetting, writeSetting } from '~/store/operation/settings'
import type { DbAndClock } from '../ground/deps'

/** What a reading of everything found: the alert « flawed-paper » rings or ends by it, without waiting for the nights. */
export async function noteWholeCheck(
  { db, clock }: DbAndClock,
  papers: { papers: number; flaws: number },
  pieces: { pieces: number; flaws: number },
) {
  const at = clock().toISOString()
  await db.transaction().execute(async trx => {
    const [paperCheck, pieceCheck] = [
      await readSetting(trx, 'paper_check'),
      await readSetting(trx, 'piece_check'),
    ]
    await writeSetting(trx, 'paper_check', { ...papers, at, next: paperCheck?.next ?? null })
    await writeSetting(trx, 'piece_check', { ...pieces, at, next: pieceCheck?.next ?? null })
  })
}
