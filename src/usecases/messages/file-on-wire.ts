import type { ThreadLine } from '~/domain/dossier/messages'
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
