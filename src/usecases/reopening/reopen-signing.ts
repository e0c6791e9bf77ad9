import { type InvoiceSeries, invoiceNumber } from '~/domain/invoice/invoice'
import { CLOCK } from '~/domain/journal/actor'
import { parisYear } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { anyLeadAccount } from '~/store/leads/lead-accounts'
import { lockSetting, writeSetting } from '~/store/operation/settings'
import { advanceSeries, lastOfSeries, lastYears, recordGap } from '~/store/papers/series-gaps'
import type { Deps } from '../ground/deps'
import { type FoundPaper, readFoundPaper } from './found-paper'
import { importLeadInvoice } from './import-lead-invoice'
import { type ImportedNumber, importPaper } from './import-paper'

/** What the operator says no to: nothing was changed. */
export class CannotReopen extends Error {}

/**
 * Opens signing again after a restore (specification B5): the operator says which numbers were issued last, of
 * invoices, of avoirs and, where there are clients of the leads offer, of their papers, and gives the sealed files of what was issued since the copy. Those are put back into the
 * register; a number whose file was not found becomes a recorded gap.
 * @param last `FTN-2026-00123`, `AV-2026-00004`; 00000 where none was issued
 * @throws CannotReopen
 */
export async function reopenSigning(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'sealer' | 'agency' | 'clock'>,
  last: string[],
  files: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<{ imported: string[]; gaps: string[] }> {
  const numbers = last.map(parsed).sort((a, b) => order(a) - order(b))
  const leads = await anyLeadAccount(deps.db)
  const running = (leads ? ['FTN', 'AV', 'LP'] : ['FTN', 'AV']).map(series => ({
    series,
    year: parisYear(deps.clock()),
  }))
  const found = new Map<string, FoundPaper>()
  for await (const file of files) {
    const paper = await readFoundPaper(deps, file)
    if (paper) found.set(paper.paper.number, paper)
  }
  // After New Year the copy, or a file, is of a year that has its own last number: nothing of it may be passed over, and the first
  // numbers of the year that runs may be given already.
  const others = [...(await lastYears(deps.db)), ...[...found.keys()].flatMap(seriesIn)]
  for (const { series, year } of [...running, ...others])
    if (!numbers.some(said => said.series === series && said.year === year))
      throw new CannotReopen(
        `Say also the last number of ${series} of ${year} (${series}-${year}-00000 for none).`,
      )
  return deps.db.transaction().execute(async trx => {
    if (!(await lockSetting(trx, 'signing_closed')))
      throw new CannotReopen('Signing is open: nothing was restored.')
    const imported: string[] = []
    const gaps: string[] = []
    for (const number of numbers) await catchUp(trx, deps, number, found, { imported, gaps })
    await writeSetting(trx, 'signing_closed', null)
    await noteEvent(trx, CLOCK, deps.clock(), {
      type: 'signing-reopened',
      data: { last_numbers: last, gaps },
    })
    return { imported, gaps }
  })
}

/** From the last number of the copy to the last one issued. */
async function catchUp(
  trx: Db,
  deps: Pick<Deps, 'encryptedFiles' | 'clock'>,
  { series, year, sequence }: ImportedNumber,
  found: Map<string, FoundPaper>,
  done: { imported: string[]; gaps: string[] },
) {
  const known = await lastOfSeries(trx, series, year)
  const from = known?.last ?? 0
  if (sequence < from)
    throw new CannotReopen(
      `${invoiceNumber(series, year, from)} is in the register: the last one cannot be before it.`,
    )
  let last_at = known?.last_at ?? null
  for (let rank = from + 1; rank <= sequence; rank++) {
    const number = invoiceNumber(series, year, rank)
    const paper = found.get(number)
    if (!paper) {
      await recordGap(trx, series, year, rank, deps.clock())
      done.gaps.push(number)
      continue
    }
    // The file tells whole seconds: it never was before the one before it.
    const at = last_at && paper.paper.issued_at < last_at ? last_at : paper.paper.issued_at
    const place = { series, year, sequence: rank }
    if (series === 'LP') await importLeadInvoice(trx, deps, paper, place, at)
    else await importPaper(trx, deps, paper, place, at)
    done.imported.push(number)
    last_at = at
  }
  if (sequence > from) await advanceSeries(trx, series, year, sequence, last_at)
}

/** The series and year of a number that the law counts. */
const seriesIn = (number: string) => (NUMBER.test(number) ? [parsed(number)] : [])

const NUMBER = /^(FTN|AV|LP)-(\d{4})-(\d{5,})$/

function parsed(text: string): ImportedNumber {
  const [, series, year, sequence] = NUMBER.exec(text) ?? []
  if (!series)
    throw new CannotReopen(`${text} is no number of an invoice, an avoir or a paper of the leads offer.`)
  return { series: series as InvoiceSeries, year: Number(year), sequence: Number(sequence) }
}

/** Invoices before the avoirs that cancel them, years in their order. */
const order = ({ series, year }: ImportedNumber) => year + (series === 'AV' ? 10_000 : 0)
