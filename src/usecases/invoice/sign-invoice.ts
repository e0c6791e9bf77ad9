import { BUDGETS } from '~/domain/access/budget'
import { unsaidTerms } from '~/domain/agency'
import { companyErrors } from '~/domain/dossier/company-errors'
import { advance } from '~/domain/dossier/life'
import { missingDocuments } from '~/domain/dossier/pieces/document-kind'
import { found } from '~/domain/found'
import type { AskedAid, SignatureBlock } from '~/domain/invoice/invoice'
import { vatOf } from '~/domain/invoice/vat'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import { lifeOf } from '~/store/dossiers/dossier-life'
import type { Dossier, HolderKey } from '~/store/dossiers/dossiers'
import { isAsSeen, type SeenDossier, seeDossier, wasQuicker } from '~/store/dossiers/seen-dossier'
import { eventRow } from '~/store/events/events'
import { findAvoirOf } from '~/store/papers/avoirs'
import { expectedNumber, type SeriesNumber } from '~/store/papers/invoice-series'
import { findInvoice, issueInvoice, type StoredInvoice } from '~/store/papers/invoices'
import { atMost } from '../ground/at-most'
import type { Deps } from '../ground/deps'
import { keepDiskReserve } from '../ground/keep-disk-reserve'
import { whoseTurn } from '../ground/whose-turn'
import { askedAid } from './asked-aid'
import { checkedSignature, type Shown } from './checked-signature'
import { amountColumns } from './draft-invoice'
import { draftPaper } from './invoice-paper'
import { keepTime } from './keep-time'
import { type SealedPaper, sealPaper } from './seal-paper'

type SignInvoiceDeps = Pick<
  Deps,
  | 'db'
  | 'encryptedFiles'
  | 'pdfRenderer'
  | 'sealer'
  | 'clock'
  | 'databaseTime'
  | 'agency'
  | 'aidBodies'
  | 'legalTexts'
  | 'audience'
>

/** A signature is made again when somebody else took its number: so often at most. */
const TRIES = 100

/**
 * Signs the invoice of a dossier, once: the call is the acceptance of the five agreements. The number is taken by
 * the signature (specification B5): outside locks the final paper is drawn with the number expected next,
 * sealed, stamped and put on disk; then one statement takes the number, if it still is the next and the dossier
 * is as it was drawn; otherwise the paper is made once more. Whatever fails leaves the dossier unsigned and the
 * series whole. A repeat gives the first signature again.
 * @throws Refusal not-found, transition-forbidden, documents-missing, invalid-fields, territory-not-served, invoice-changed,
 *   offer-incomplete, agreements-changed, signing-busy, signing-closed, clock-off, storage-full, and those of a full line: too-many-requests,
 *   unavailable
 */
export async function signInvoice(deps: SignInvoiceDeps, by: ClientActor, ref: HolderKey, shown: Shown) {
  const whose = whoseTurn(by)
  return oneAhead(async () => {
    let ready = await readyToSign(deps, by, ref, shown)
    return alone(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if ('signed' in ready) return ready.signed
        const signed = await trySigning(deps, by, ready)
        if (signed) {
          if (!ready.dossier.is_test) deps.audience.countAct(by, 'wizard', 'signed')
          return signed
        }
        ready = await readyToSign(deps, by, ref, shown)
      }
      throw new Refusal('signing-busy', { retryAfter: 1 })
    }, whose)
  }, whose)
}

/**
 * A signature is work for a processor: two at once take both that a small machine has from its visitors
 * (docs/performance.md). And its number stands in the paper: two at once would expect the same one. Turns go round networks.
 */
const alone = atMost(1)
/**
 * What does not rest on the number is read before its turn: of the next one, not of all that wait, who would come in one wave.
 * What an office may sign in an hour may come at once (`invoice-sign` of the budgets).
 */
const oneAhead = atMost(2, { each: BUDGETS['invoice-sign'].per_network, in_all: 400 })

/** All that a signature needs but its number and its instant, as it was read before its turn. */
interface Ready {
  dossier: SeenDossier
  invoice: StoredInvoice
  accepted: Omit<SignatureBlock, 'signed_at'>
  asked: AskedAid | null
}

async function readyToSign(
  deps: SignInvoiceDeps,
  by: ClientActor,
  ref: HolderKey,
  shown: Shown,
): Promise<Ready | { signed: ReturnType<typeof signedAnswer> }> {
  const { dossier, invoice } = await signable(deps, ref)
  if (invoice.signed_at)
    return { signed: signedAnswer(invoice.number, invoice.signed_at, invoice.pdf_sha256) }
  await keepDiskReserve(deps)
  await keepTime(deps)
  const asked = await askedAid(deps, dossier)
  const paper = { dossier, invoice, asked }
  return { ...paper, accepted: await checkedSignature(deps, by, paper, shown) }
}

/** @returns null when the number or the dossier was another's meanwhile. */
async function trySigning(
  deps: SignInvoiceDeps,
  by: ClientActor,
  { dossier, invoice, accepted, asked }: Ready,
) {
  const [issue, asSeen] = await Promise.all([
    expectedNumber(deps.db, invoice.series === 'TEST' ? 'TEST' : 'FTN', deps.clock),
    isAsSeen(deps.db, dossier),
  ])
  if (!asSeen) return null
  const signature = { ...accepted, signed_at: issue.at }
  const terms = { agency: deps.agency, asked }
  const paper = draftPaper(dossier, invoice, terms, { number: issue.number, issued_at: issue.at })
  const sealed = await sealPaper(deps, paper, signature)
  try {
    await issueInvoice(deps.db, invoice, dossier, {
      issue,
      signed: {
        ...signedColumns(issue, sealed, signature),
        ...amountColumns(paper.amounts),
        company_name: dossier.company_name,
        paper: JSON.stringify(paper),
      },
      line: eventRow(signatureEvent(by, dossier.id, invoice, issue, sealed), dossier.last_line),
    })
    return signedAnswer(issue.number, issue.at, sealed.pdf_sha256)
  } catch (error) {
    // Only this is sure to have written nothing: when the connection was lost, the sweep of orphans decides.
    if (!wasQuicker(error)) throw error
    await deps.encryptedFiles.remove(sealed.pdf_key)
    return null
  }
}

/** Signed and not cancelled it is found again in every status; else the table of the dossier's life says whether it may be. */
async function signable(
  { db, clock, agency }: Pick<Deps, 'db' | 'clock' | 'agency'>,
  ref: HolderKey,
): Promise<{ dossier: SeenDossier; invoice: StoredInvoice }> {
  const dossier = found(await seeDossier(db, ref))
  const { invoice_number } = dossier
  const invoice = invoice_number === null ? undefined : await findInvoice(db, invoice_number)
  if (invoice?.signed_at && !(await findAvoirOf(db, invoice.number))) return { dossier, invoice }
  if (!advance(lifeOf(dossier, null, clock()), 'sign'))
    throw new Refusal('transition-forbidden', { detail: NOT_TO_SIGN })
  const missing = missingDocuments(dossier.filled)
  if (!invoice || missing.length > 0) {
    throw new Refusal('documents-missing', {
      detail: `Il manque au dossier\u00a0: ${missing.join('\u202f; ')}.`,
    })
  }
  checkBuyer(dossier)
  // Who signs accepts terms that name what `offer` of agency.json says: an invention would bind nobody.
  if (!dossier.is_test && unsaidTerms(agency).length > 0) throw new Refusal('offer-incomplete')
  return { dossier, invoice }
}

const NOT_TO_SIGN =
  'La facture de ce dossier ne peut pas être signée maintenant. Rechargez la page pour voir où il en est, ou écrivez-nous.'

/** What an older dossier holds may be what no paper can bear, and some territories are not served. */
function checkBuyer(dossier: Dossier) {
  // A name that the registry gave was asked for when it was saved.
  const errors = companyErrors(dossier, true)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  if (!vatOf(dossier.address)) throw new Refusal('territory-not-served')
}

const signedColumns = (issue: SeriesNumber, sealed: SealedPaper, signature: SignatureBlock) => ({
  status: 'signee' as const,
  number: issue.number,
  year: issue.year,
  sequence: issue.sequence,
  signed_at: issue.at,
  issue_date: parisDay(issue.at),
  signature: JSON.stringify({ ...signature, seal: sealed.seal, seal_warning: sealed.seal_warning }),
  pdf_key: sealed.pdf_key,
  pdf_size: sealed.pdf_size,
  pdf_sha256: sealed.pdf_sha256,
})

const signatureEvent = (
  by: ClientActor,
  dossier_id: string,
  { reference }: StoredInvoice,
  { number, at }: SeriesNumber,
  { pdf_sha256, seal, seal_warning }: SealedPaper,
) => ({
  dossier_id,
  type: 'invoice-signed' as const,
  at,
  by,
  data: { number, reference, pdf_sha256, seal, seal_warning },
})

const signedAnswer = (number: string, signed_at: Date, pdf_sha256: string | null) => ({
  status: 'signee' as const,
  invoice_number: number,
  signature_timestamp: signed_at,
  pdf_sha256: String(pdf_sha256),
})
