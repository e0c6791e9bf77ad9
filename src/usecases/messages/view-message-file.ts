import type { Readable } from 'node:stream'
import { mayLeave, SCAN_LABELS } from '~/domain/dossier/document-inspection'
import { Refusal } from '~/domain/refusal'
import { findMessageFile, type MessageFile } from '~/store/pieces/message-files'
import type { Deps } from '../ground/deps'
import { openMessageFile } from '../inspection/inspect-message-file'

/** The bytes of a file of a message, for the team. @throws Refusal not-found, file-not-clean */
export async function viewMessageFile(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner'>,
  id: string,
): Promise<{ file: MessageFile; bytes: Readable }> {
  const file = await findMessageFile(deps.db, id)
  if (!file) throw new Refusal('not-found')
  if (!mayLeave(file.scan, deps.scanner !== null))
    throw new Refusal('file-not-clean', {
      detail: `Ne peut pas sortir\u00a0: ${file.filename} (${SCAN_LABELS[file.scan]}).`,
    })
  return { file, bytes: await openMessageFile(deps, file) }
}
