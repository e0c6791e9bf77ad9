import { DAY_MS } from '../milliseconds'
import { counted } from '../text/french'

/** Who wrote a line of a dossier's thread. */
export const MESSAGE_SIDES = ['client', 'team'] as const

export type MessageSide = (typeof MESSAGE_SIDES)[number]

/** One line between a client and the team. */
export interface ThreadLine {
  id: number
  from: MessageSide
  /** The account that wrote it; null for the client, and where the journal gave it up. */
  by: string | null
  text: string
  at: Date
  /** It answered one of our messages by mail. */
  by_mail: boolean
}

/** What the journal holds as the browser of who answered by mail. */
export const MAIL_AGENT = 'e-mail'

/** Characters; the team may need room for a list. */
export const CLIENT_MESSAGE_MAX = 2_000
export const TEAM_MESSAGE_MAX = 4_000

/** What a client may write in 24 hours: more is for the telephone. */
export const CLIENT_MESSAGES_A_DAY = 20

/** Beside one message; and what the client may give to the messages of a dossier, beside its pieces. */
export const FILES_A_MESSAGE = 5
export const CLIENT_FILES_A_DOSSIER = 100

/** How long a file that was sent up waits for its message, in milliseconds. */
export const UNSENT_FILE_MS = DAY_MS

/** What stands for words where files came alone. */
export const filesAlone = (files: number) => `(Sans texte, avec ${counted(files, 'fichier')}.)`
