import { found } from '~/domain/found'
import { findDossier, type HolderKey } from '~/store/dossiers/dossiers'
import { threadOf } from '~/store/dossiers/thread-of'
import { type MessageFile, messageFilesOf } from '~/store/pieces/message-files'
import type { Deps } from '../ground/deps'
import { isFileOf, isForHolder, isUnsentByClient } from './file-on-wire'

/**
 * The thread as its client sees it: the team speaks with one voice. Of files the client reads those of the team, once they may
 * leave; its own are named. @throws Refusal not-found
 */
export async function readOwnThread({ db, scanner }: Pick<Deps, 'db' | 'scanner'>, key: HolderKey) {
  const dossier = found(await findDossier(db, key))
  const [lines, files] = await Promise.all([threadOf(db, dossier.id), messageFilesOf(db, dossier.id)])
  const named = ({ id, filename, size }: MessageFile) => ({ id, filename, size: Number(size) })
  return {
    messages: lines.map(line => ({
      ...{ from: line.from, text: line.text, at: line.at },
      files: files
        .filter(file => isFileOf(file, line))
        .map(file => ({ ...named(file), opens: isForHolder(file, scanner !== null) })),
    })),
    unsent: files.filter(isUnsentByClient).map(named),
  }
}
