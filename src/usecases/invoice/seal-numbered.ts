import type { InvoicePaper, InvoiceSeries } from '~/domain/invoice/invoice'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { expectedNumber, type SeriesNumber, takeNumber } from '~/store/papers/invoice-series'
import type { Deps } from '../ground/deps'
import { type SealedPaper, sealPaper } from './seal-paper'

type SealNumberedDeps = Pick<Deps, 'pdfRenderer' | 'sealer' | 'encryptedFiles' | 'clock'>

/** A paper is made again when somebody else took its number: so often at most. */
const TRIES = 100

/**
 * Draws, seals and stamps a paper that nobody signs with the number expected next, then takes that number: nobody of the
 * series waits while an authority for stamps is asked. Where somebody was quicker the paper is made once more. The
 * number is held from then until the caller's transaction ends.
 * @throws Refusal signing-closed, signing-busy
 */
export async function sealNumbered(
  trx: Db,
  deps: SealNumberedDeps,
  series: InvoiceSeries,
  paperOf: (issue: SeriesNumber) => InvoicePaper,
): Promise<{ issue: SeriesNumber; paper: InvoicePaper; sealed: SealedPaper }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const issue = await expectedNumber(trx, series, deps.clock)
    const paper = paperOf(issue)
    const sealed = await sealPaper(deps, paper, null)
    if (await takeNumber(trx, issue)) return { issue, paper, sealed }
    await deps.encryptedFiles.remove(sealed.pdf_key)
  }
  throw new Refusal('signing-busy', { retryAfter: 1 })
}
