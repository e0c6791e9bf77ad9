import { Refusal } from '~/domain/refusal'
import { findDossier, type HolderKey } from '~/store/dossiers/dossiers'
import { threadOf } from '~/store/dossiers/message-thread'
import type { Deps } from '../ground/deps'

/** The thread as its client sees it: the team speaks with one voice. @throws Refusal not-found */
export async function readOwnThread({ db }: Pick<Deps, 'db'>, key: HolderKey) {
  const dossier = await findDossier(db, key)
  if (!dossier) throw new Refusal('not-found')
  const lines = await threadOf(db, dossier.id)
  return { messages: lines.map(({ from, text, at }) => ({ from, text, at: at.toISOString() })) }
}
