import pLimit from 'p-limit'
import { type SourceAnswer, tagToSend } from '~/domain/aids/aid-source'
import type { AidPages } from '~/gateways/aid-pages/aid-pages'
import { listWatchedAids, type WatchedAid } from '~/store/aids/aid-sources'
import type { Deps } from '../ground/deps'
import { noteAnswer } from './note-answer'

const AT_ONCE = 4

/**
 * Asks the page of each published aid; what changed, moved or vanished waits for the team. Where no page at all can be
 * reached, it is our own line that is cut: nothing is noted.
 */
export async function watchAidPages(deps: Pick<Deps, 'db' | 'clock' | 'aidPages'>): Promise<void> {
  const { db, clock, aidPages } = deps
  if (!aidPages) return
  const turn = pLimit(AT_ONCE)
  const asked = await Promise.all(
    (await listWatchedAids(db, 'page')).map(watched => turn(() => ask(aidPages, watched, clock()))),
  )
  if (asked.every(({ answer }) => isSilence(answer))) return
  for (const { id, ...said } of asked) await noteAnswer(deps, id, { origin: 'page', ...said })
}

async function ask(pages: AidPages, { id, aid, known }: WatchedAid, now: Date) {
  const address = aid.source_url
  const etag = known?.address === address ? tagToSend(known, now) : null
  return { id, address, answer: await pages.ask(address, etag) }
}

const isSilence = (answer: SourceAnswer) =>
  answer.kind === 'silent' && answer.status === null && answer.reason !== 'private'
