import type { SourceAnswer } from '~/domain/aids/aid-source'
import { isOnline, linksOf, registerId, registerPage, registerText } from '~/domain/aids/register-record'
import { listWatchedAids, type WatchedAid } from '~/store/aids/aid-sources'
import type { Deps } from '../ground/deps'
import { noteAnswer } from './note-answer'
import { proposeAids } from './propose-aids'

/** So many of ours may leave the register at once; more, and it is the file that is cut. */
const MOST_GONE = 3

/**
 * Reads the register of aides-entreprises.fr: new aids become proposals, and of those that the site shows the team is
 * told what the register changed or removed. An aid is found there by its number, or by the page that both name.
 * @throws Error with one sentence when the file cannot be read, or lacks too much
 */
export async function readAidRegister(deps: Pick<Deps, 'db' | 'clock' | 'aidRegister'>): Promise<void> {
  const { db, clock, aidRegister } = deps
  if (!aidRegister) return
  const records = await aidRegister.records()
  const { byId, byLink } = indexed(records)
  const answers = (await listWatchedAids(db, 'register')).flatMap(watched => {
    const found = byId.get(numberOf(watched) ?? '') ?? byLink.get(watched.aid.source_url)
    return found || watched.known ? [{ watched, found }] : []
  })
  if (byId.size === 0) throw new Error('the register holds no aid')
  if (answers.filter(({ found }) => !found).length > Math.max(MOST_GONE, answers.length / 2))
    throw new Error('the register lacks most of the aids that it held: nothing was read of it')
  await proposeAids({ db, clock }, records, aidRegister.territories)
  for (const { watched, found } of answers) {
    const id = registerId(found) ?? numberOf(watched)
    if (id === null) continue
    await noteAnswer(deps, watched.id, {
      origin: 'register',
      address: registerPage(id),
      answer: answerOf(found),
    })
  }
}

function indexed(records: unknown[]) {
  const byId = new Map<string, unknown>()
  const byLink = new Map<string, unknown>()
  for (const record of records) {
    const id = registerId(record)
    if (id === null) continue
    byId.set(id, record)
    for (const link of linksOf(record)) byLink.set(link, record)
  }
  return { byId, byLink }
}

/** Its own, or that of the record that it was found under before. */
const numberOf = ({ register_id, known }: WatchedAid) =>
  register_id ?? /\/(\d+)$/.exec(known?.address ?? '')?.[1] ?? null

function answerOf(record: unknown): SourceAnswer {
  if (!record || !isOnline(record)) return { kind: 'gone', status: 410 }
  return { kind: 'text', status: 200, etag: null, moved_to: null, text: registerText(record) }
}
