import { isDeepStrictEqual } from 'node:util'
import { found } from '~/domain/found'
import { amountsOf } from '~/domain/invoice/amounts'
import type { InvoicePaper } from '~/domain/invoice/invoice'
import { linesOf } from '~/domain/invoice/offer'
import { quoteEnd } from '~/domain/invoice/quote'
import type { ClientActor } from '~/domain/journal/actor'
import { postalAddressOf } from '~/domain/place/postal-address'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { type Dossier, findDossier, type HolderKey } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { nextNumber } from '~/store/papers/invoice-series'
import { insertQuote, lastQuote, type StoredQuote } from '~/store/papers/quotes'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { drawInTurn } from '../invoice/draw-in-turn'
import { storedPaper } from '../invoice/invoice-paper'

/**
 * The unsigned quote of a dossier as a PDF, to be joined to a request for an aid that forbids to sign first. The last
 * one stands while it is valid and says what the dossier says; else a new one takes the next number of the series DEV.
 * @throws Refusal not-found, territory-not-served
 */
export async function showQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'pdfRenderer'>,
  by: ClientActor,
  key: HolderKey,
): Promise<{ pdf: Uint8Array; number: string }> {
  found(await findDossier(deps.db, key))
  const paper = await deps.db.transaction().execute(trx => currentQuote(deps, trx, by, key))
  return { pdf: await drawInTurn(by, () => deps.pdfRenderer.invoice(paper, null)), number: paper.number }
}

async function currentQuote(
  { clock, agency }: Pick<Deps, 'clock' | 'agency'>,
  trx: Db,
  by: ClientActor,
  key: HolderKey,
): Promise<InvoicePaper> {
  const dossier = await lockOwnDossier(trx, key)
  const { id } = dossier
  const now = clock()
  const words = wordsOf(dossier, agency)
  const last = await lastQuote(trx, id)
  if (last && now < last.valid_until && saysTheSame(last, words)) return storedPaper(last.paper)
  const { number, at } = await nextNumber(trx, 'DEV', clock)
  const paper: InvoicePaper = { ...words, number, issued_at: at }
  await insertQuote(trx, dossier, paper, quoteEnd(at))
  await appendEvent(trx, { dossier_id: id, type: 'quote-made', at, by, data: { number } })
  // As the row gives it back: the same paper is the same bytes from the first time on.
  return storedPaper((await lastQuote(trx, id))?.paper ?? paper)
}

type Words = Omit<InvoicePaper, 'number' | 'issued_at'>

function wordsOf(dossier: Dossier, seller: Deps['agency']): Words {
  const structured = dossier.address_from_registry ? postalAddressOf(dossier.address) : null
  const { company_name, siret, address, email, phone } = dossier
  const lines = linesOf(seller)
  const amounts = amountsOf(lines, address)
  if (!amounts) throw new Refusal('territory-not-served')
  return {
    kind: 'quote',
    seller,
    buyer: { company_name, siret, address, email, phone, ...(structured && { structured }) },
    lines,
    amounts,
    is_test: dossier.is_test,
  }
}

function saysTheSame({ paper }: StoredQuote, words: Words): boolean {
  const { number: _, issued_at: __, ...said } = storedPaper(paper)
  return isDeepStrictEqual(said, JSON.parse(JSON.stringify(words)))
}
