import { readSetting, writeSetting } from '~/store/settings'
import type { Deps } from '../deps'
import { checkPapersFrom, checkRegister } from './check-papers'
import { tellFlaws } from './tell-flaws'

/** What it needs of the outside. */
type RecheckPapersDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'sealer' | 'clock' | 'agency' | 'publicUrl'>

/** With a hundred thousand papers each one is read every three weeks. */
const PER_NIGHT = 5_000

/**
 * Reads the next part of journals and papers again, each night from where the last one stopped. What is
 * not as it was sealed is told to the agency and to the system box, never mended.
 */
export async function recheckPapers(deps: RecheckPapersDeps, perNight = PER_NIGHT): Promise<void> {
  const last = await readSetting(deps.db, 'paper_check')
  const check = await checkPapersFrom(deps, last?.next ?? { dossier: '', number: '' }, perNight)
  check.flaws.push(...(await checkRegister(deps)))
  await deps.db.transaction().execute(async trx => {
    await writeSetting(trx, 'paper_check', {
      at: deps.clock().toISOString(),
      papers: check.papers,
      flaws: check.flaws.length,
      next: check.next,
    })
    await tellFlaws(trx, deps, check.flaws)
  })
}
