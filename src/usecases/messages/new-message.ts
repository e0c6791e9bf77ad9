import { FILES_A_MESSAGE, filesAlone, type MessageSide } from '~/domain/dossier/messages'
import { typedText } from '~/domain/text/typed-text'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { threadOf } from '~/store/dossiers/thread-of'
import { type MessageFile, messageFilesOf, putBesideMessage } from '~/store/pieces/message-files'
import { isFileOf } from './file-on-wire'

/** What somebody writes: words, files that were sent up before, or both. */
export interface NewMessage {
  text: string
  /** Ids of files. */
  files: readonly string[]
}

/** What the thread says of it. @throws Refusal invalid-fields where nothing is written */
export function noteOf({ text: typed, files }: NewMessage): string {
  const text = typedText(typed)
  if (text === '' && files.length === 0)
    throw wrongField('text', 'Écrivez votre message, ou joignez un fichier.')
  if (new Set(files).size > FILES_A_MESSAGE)
    throw wrongField('files', `Un message porte ${FILES_A_MESSAGE}\u00a0fichiers au plus.`)
  return text === '' ? filesAlone(new Set(files).size) : text
}

/** Whether these words and files are the last line of the thread already: the call came twice. */
export async function isSaid(
  db: Db,
  dossierId: string,
  side: MessageSide,
  written: NewMessage,
): Promise<boolean> {
  const last = (await threadOf(db, dossierId)).at(-1)
  if (last?.from !== side || last.text !== noteOf(written)) return false
  const beside = (await messageFilesOf(db, dossierId)).filter(file => isFileOf(file, last))
  const asked = new Set(written.files)
  return beside.length === asked.size && beside.every(({ id }) => asked.has(id))
}

/** Puts the files beside the message that is written now. @returns them @throws Refusal invalid-fields */
export async function attachFiles(
  trx: Db,
  { files }: NewMessage,
  at: { dossier_id: string; side: MessageSide; written_at: Date },
): Promise<MessageFile[]> {
  const asked = [...new Set(files)]
  if ((await putBesideMessage(trx, asked, at)) !== asked.length)
    throw wrongField('files', 'Un des fichiers n’est plus là\u00a0: joignez-le de nouveau.')
  if (asked.length === 0) return []
  return (await messageFilesOf(trx, at.dossier_id)).filter(({ id }) => asked.includes(id))
}
