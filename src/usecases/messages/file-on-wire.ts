import type { ThreadLine } from '~/domain/dossier/messages'
import { mayLeave } from '~/domain/dossier/pieces/document-inspection'
import type { MessageFile } from '~/store/pieces/message-files'

/** A file of a message as the team sees it. */
export const fileOnWire = ({ id, filename, size, flags, scan }: MessageFile) => ({
  ...{ id, filename, flags, scan },
  size: Number(size),
})

/** Whether a file came with a line of its dossier's thread. */
export const isFileOf = (
  { side, written_at }: Pick<MessageFile, 'side' | 'written_at'>,
  { from, at }: Pick<ThreadLine, 'from' | 'at'>,
) => side === from && written_at?.getTime() === at.getTime()

/** Whether a client gave a file to a message that is not written yet. */
export const isUnsentByClient = (file: Pick<MessageFile, 'side' | 'written_at' | 'mail_id'>): boolean =>
  file.side === 'client' && file.written_at === null && file.mail_id === null

/** Whether the holder of a dossier may open it: the team's, once it was sent and nothing was found in it; never what a client gave. */
export const isForHolder = (
  { side, written_at, scan }: Pick<MessageFile, 'side' | 'written_at' | 'scan'>,
  scannerConfigured: boolean,
) => side === 'team' && written_at !== null && mayLeave(scan, scannerConfigured)
