import { DAY_MS } from '~/domain/milliseconds'
import { countErasures } from '~/store/dossiers/erasures'
import { dossierTotals } from '~/store/lists/counters'
import { readSetting, writeSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'
import { tellFlaws } from '../outbox/tell-flaws'
import { checkDeliveries } from './check-deliveries'
import { checkPapersFrom, checkRegister } from './check-papers'

type RecheckPapersDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'sealer' | 'clock' | 'agency' | 'publicUrl'>

/** All journals and papers are read within so many nights. */
const NIGHTS = 30
const AT_LEAST = 5_000

/**
 * Reads the next part of journals and papers again, each night from where the last one stopped. What is
 * not as it was sealed is told to the agency and to the system box, never mended.
 */
export async function recheckPapers(deps: RecheckPapersDeps, atLeast = AT_LEAST): Promise<void> {
  const last = await readSetting(deps.db, 'paper_check')
  const journals = (await dossierTotals(deps.db)).total + (await countErasures(deps.db))
  const share = Math.max(atLeast, Math.ceil(journals / NIGHTS))
  const check = await checkPapersFrom(deps, last?.next ?? { dossier: '', number: '' }, share)
  const night = { number: Math.floor(deps.clock().getTime() / DAY_MS), of: NIGHTS }
  const delivered = await checkDeliveries(deps, night)
  check.papers += delivered.papers
  check.flaws.push(...(await checkRegister(deps, night)), ...delivered.flaws)
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
