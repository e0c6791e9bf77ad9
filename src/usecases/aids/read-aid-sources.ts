import { type AidSource, lastAsked, listFindings, sourcesOf } from '~/store/aids/aid-sources'
import type { Deps } from '../ground/deps'
import { readStoredAid } from './read-stored-aid'

/** What the watch found and nobody has read yet, and when it last asked. */
export async function readFindings({ db }: Pick<Deps, 'db'>) {
  const [findings, asked_at] = await Promise.all([listFindings(db), lastAsked(db)])
  return { findings, asked_at }
}

/** Where an aid is read, with what it said and says. @throws Refusal `not-found` */
export async function readAidSources({ db }: Pick<Deps, 'db'>, id: string): Promise<AidSource[]> {
  await readStoredAid({ db }, id)
  return sourcesOf(db, id)
}
