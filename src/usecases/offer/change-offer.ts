import { isDeepStrictEqual } from 'node:util'
import type { AccountActor } from '~/domain/journal/actor'
import { offerErrors } from '~/domain/offer/offer-errors'
import type { OfferTerms } from '~/domain/offer/offer-terms'
import { Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { insertOffer, lockOffer, offerInForce, proposedOffer } from '~/store/operation/offer-versions'
import { readSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'
import { readOffer } from './read-offer'

export type OfferDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'offer'>

/**
 * Another offer from now on: what is drafted, quoted and shown next says it; drafts and papers of before keep theirs. Where the rule of
 * four eyes is on (decision 0094) it waits for a second account, whatever the sum: a price is about every invoice to come.
 * @param version the last one that the change rests on
 * @throws Refusal invalid-fields, content-changed
 */
export async function changeOffer(
  deps: OfferDeps,
  by: AccountActor,
  { version, terms }: { version: number; terms: OfferTerms },
) {
  const errors = offerErrors(terms)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const { db, clock, offer } = deps
  await db.transaction().execute(async trx => {
    const last = await lockOffer(trx)
    const now = (await offerInForce(trx))?.terms ?? offer.fromFile
    const waiting = await proposedOffer(trx)
    if (isDeepStrictEqual(plain(terms), plain(waiting?.terms ?? now))) return
    if (last !== version)
      throw changed(
        'Quelqu’un a changé l’offre entre-temps. Relisez ce qui change maintenant avant d’enregistrer\u00a0: vos mots sont gardés.',
      )
    if (waiting)
      throw changed('Une offre attend déjà d’être confirmée\u00a0: confirmez-la ou retirez-la d’abord.')
    const fourEyes = ((await readSetting(trx, 'four_eyes_over_cents')) ?? null) !== null
    const state = fourEyes ? ('proposed' as const) : ('in-force' as const)
    const at = clock()
    await insertOffer(trx, { version: last + 1, terms, state, account_id: by.id, at })
    const data = { version: last + 1, offer: state, amount_cents: terms.price.net_cents }
    await noteEvent(trx, by, at, { type: 'offer-changed', data })
  })
  return readOffer(deps)
}

const changed = (detail: string) => new Refusal('content-changed', { detail })

/** As a row gives it back. */
const plain = (terms: OfferTerms): unknown => JSON.parse(JSON.stringify(terms))
