import type { Readable } from 'node:stream'
import { mayLeave, SCAN_LABELS } from '~/domain/dossier/pieces/document-inspection'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { findDossier, type HolderKey } from '~/store/dossiers/dossiers'
import { findMessageFile, type MessageFile } from '~/store/pieces/message-files'
import type { Deps } from '../ground/deps'
import { openMessageFile } from '../inspection/inspect-message-file'
import { isForHolder } from './file-on-wire'

/** The bytes of a file of a message, for the team. @throws Refusal not-found, file-not-clean */
export async function viewMessageFile(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner'>,
  id: string,
): Promise<{ file: MessageFile; bytes: Readable }> {
  const file = found(await findMessageFile(deps.db, id))
  if (!mayLeave(file.scan, deps.scanner !== null))
    throw new Refusal('file-not-clean', {
      detail: `Ne peut pas sortir\u00a0: ${file.filename} (${SCAN_LABELS[file.scan]}).`,
    })
  return { file, bytes: await openMessageFile(deps, file) }
}

/** The bytes of a file that the team sent, for the holder of its dossier; what a client gave is never given out. @throws Refusal not-found */
export async function viewTeamFile(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner'>,
  key: HolderKey,
  id: string,
): Promise<{ file: MessageFile; bytes: Readable }> {
  const [dossier, file] = await Promise.all([findDossier(deps.db, key), findMessageFile(deps.db, id)])
  const isOwn = dossier && file?.dossier_id === dossier.id
  if (!isOwn || !isForHolder(file, deps.scanner !== null)) throw new Refusal('not-found')
  return { file, bytes: await openMessageFile(deps, file) }
}
