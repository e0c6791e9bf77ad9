import { whoWaits } from '~/domain/site/who-waits'
import { openReviews } from '~/store/sites/open-reviews'
import type { Deps } from '../ground/deps'

/** The sites where team or owner waits for the other: what waits for the team first, then by how long. */
export async function readReviews({ db }: Pick<Deps, 'db'>) {
  const rows = (await openReviews(db)).flatMap(site => {
    const waiting = whoWaits(site)
    return waiting ? [{ site, waiting }] : []
  })
  rows.sort(
    (one, two) =>
      Number(one.waiting.for === 'owner') - Number(two.waiting.for === 'owner') ||
      one.waiting.since.getTime() - two.waiting.since.getTime(),
  )
  return {
    reviews: rows.map(({ site, waiting }) => ({
      ...{ site: site.id, dossier: site.dossier_id, name: site.name, round: site.round },
      online: site.online_at !== null,
      todo: site.comments.filter(({ state }) => state === 'todo').length,
      waiting,
    })),
  }
}
