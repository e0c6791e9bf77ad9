import { termsOf } from '~/domain/offer/offer-terms'
import { listOffers } from '~/store/operation/offer-versions'
import { readSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'

type ReadDeps = Pick<Deps, 'db' | 'agency' | 'offer'>

/** The offer as it holds now, what waits for a second account, and every version with who and when. */
export async function readOffer({ db, agency, offer }: ReadDeps) {
  await offer.refresh()
  const versions = await listOffers(db)
  return {
    terms: termsOf(agency),
    from_file: offer.fromFile,
    /** The last one, whatever became of it: what a change rests on. */
    version: versions[0]?.version ?? 0,
    proposal: versions.find(({ state }) => state === 'proposed') ?? null,
    versions: versions.filter(({ state }) => state !== 'proposed'),
    four_eyes: ((await readSetting(db, 'four_eyes_over_cents')) ?? null) !== null,
  }
}
