import { forbidsSigning } from '~/domain/aids/aid-words'
import { found } from '~/domain/found'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findDossier, type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { lastQuote, noteWord } from '~/store/papers/quotes'
import { type PossibleAid, possibleAids } from '../aids/possible-aids'
import type { DbAndClock } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'

/**
 * Why one had better wait before signing, and how far the waiting is. It warns, it never blocks. The answers that the
 * client joined decide; where the establishment is, its address says.
 * @throws Refusal not-found
 */
export async function readWaiting({ db, clock }: DbAndClock, key: HolderKey) {
  const dossier = found(await findDossier(db, key))
  const possible = await possibleAids({ db, clock }, dossier)
  const quote = await lastQuote(db, dossier.id)
  const aids = possible.filter(({ signing }) => forbidsSigning(signing))
  return {
    aids,
    filing_suffices: filingSuffices(aids),
    others: possible.filter(({ signing }) => !forbidsSigning(signing)),
    answered: dossier.simulator_answers !== null,
    quote: quote ?? null,
  }
}

/** « J’ai reçu l’accord » : the client's own word, in the journal once. @throws Refusal not-found without a quote */
export async function noteAgreement(deps: DbAndClock, by: ClientActor, key: HolderKey) {
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    const quote = found(await lastQuote(trx, id))
    const at = deps.clock()
    if (!(await noteWord(trx, dossier, quote.number, 'agreed_at', at))) return
    // The dossier waits for its client again from now on.
    await updateDossier(trx, dossier, {}, at)
    const data = { quote: quote.number }
    await appendEvent(trx, { dossier_id: id, type: 'aid-agreement-received', at, by, data })
  })
  return readWaiting(deps, key)
}

const filingSuffices = (aids: readonly PossibleAid[]) =>
  aids.length > 0 && aids.every(({ signing }) => signing === 'after-filing')

/**
 * « J’ai déposé ma demande »: the client's own word, in the journal once, where no aid of his asks for more before he signs.
 * @throws Refusal not-found without a quote, transition-forbidden where an aid wants its agreement first
 */
export async function noteFiling(deps: DbAndClock, by: ClientActor, key: HolderKey) {
  const { filing_suffices, quote: made } = await readWaiting(deps, key)
  if (!made) throw new Refusal('not-found')
  if (!filing_suffices) throw new Refusal('transition-forbidden', { detail: AGREEMENT_FIRST })
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    const at = deps.clock()
    if (!(await noteWord(trx, dossier, made.number, 'filed_at', at))) return
    await updateDossier(trx, dossier, {}, at)
    const data = { quote: made.number }
    await appendEvent(trx, { dossier_id: id, type: 'aid-request-filed', at, by, data })
  })
  return readWaiting(deps, key)
}

const AGREEMENT_FIRST =
  'Une aide de votre territoire demande d’attendre son accord\u00a0: le dépôt de la demande ne suffit pas pour signer.'
