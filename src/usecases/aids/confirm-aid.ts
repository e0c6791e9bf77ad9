import type { Aid } from '~/domain/aids/aid'
import type { AccountActor } from '~/domain/journal/actor'
import { formatDay, parisDay } from '~/domain/text/french'
import type { StoredAid } from '~/store/aids/aids'
import type { DbAndClock } from '../ground/deps'
import { readStoredAid } from './read-stored-aid'
import { updateAid } from './write-aid'

/**
 * « Revérifiée » : the source was read today and says the same; the aid counts as open from today on. A
 * proposal stays one: it is published by who has read all of it.
 * @param sourceUrl the page that was seen; another than the stored one takes its place
 */
export async function confirmAid(
  deps: DbAndClock,
  by: AccountActor,
  id: string,
  { version, sourceUrl }: { version: number; sourceUrl: string },
): Promise<StoredAid> {
  const { aid, published } = await readStoredAid(deps, id)
  const today = parisDay(deps.clock())
  const checked: Aid = {
    ...aid,
    source_url: sourceUrl,
    source_dated: `relevée le ${formatDay(new Date(today))}`,
    checked_on: today,
    status: aid.status === 'closed' ? 'closed' : 'open',
  }
  return updateAid(deps, by, id, { aid: checked, published, version }, 'aid-confirmed')
}
