import type { SigningRule } from '~/domain/aids/aid'
import { forbidsSigning } from '~/domain/aids/aid-words'
import { readAnswers } from '~/domain/eligibility/answers'
import type { ClientActor } from '~/domain/journal/actor'
import { postalCodeIn } from '~/domain/place/department'
import { Refusal } from '~/domain/refusal'
import { findDossier, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { lastQuote, noteAgreed } from '~/store/quotes'
import { readAids } from '../aids/read-aids'
import type { Deps } from '../deps'

export interface Waiting {
  /** The aids of the dossier's territory that forbid to sign first; none: nothing to wait for. */
  aids: { slug: string; name: string; signing: SigningRule }[]
  quote: { number: string; valid_until: string; agreed_at: string | null } | null
}

/** Why one had better wait before signing, and how far the waiting is. It warns, it never blocks. */
export async function readWaiting({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<Waiting> {
  const dossier = await findDossier(db, id)
  if (!dossier) throw new Refusal('not-found')
  const code = postalCodeIn(dossier.address)
  const judged = code ? await readAids({ db, clock }, readAnswers({ 'code-postal': code })) : []
  const quote = await lastQuote(db, id)
  return {
    aids: judged
      .filter(({ aid, outcome }) => outcome !== 'not-eligible' && aid.departments.length > 0)
      .filter(({ aid }) => forbidsSigning(aid.signing))
      .map(({ aid: { slug, name, signing } }) => ({ slug, name, signing })),
    quote: quote
      ? {
          number: quote.number,
          valid_until: quote.valid_until.toISOString(),
          agreed_at: quote.agreed_at?.toISOString() ?? null,
        }
      : null,
  }
}

/** « J’ai reçu l’accord » : the client's own word, in the journal once. @throws Refusal not-found without a quote */
export async function noteAgreement(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: ClientActor,
  id: string,
): Promise<Waiting> {
  await deps.db.transaction().execute(async trx => {
    const quote = await lastQuote(trx, id)
    if (!quote) throw new Refusal('not-found')
    const at = deps.clock()
    if (!(await noteAgreed(trx, quote.number, at))) return
    // The dossier waits for its client again from now on.
    await updateDossier(trx, id, {}, at)
    const data = { quote: quote.number }
    await appendEvent(trx, { dossier_id: id, type: 'aid-agreement-received', at, by, data })
  })
  return readWaiting(deps, id)
}
