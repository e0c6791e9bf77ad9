import { createContext } from 'react'
import type { Agency } from '~/domain/agency'

/** Who sends the message that is written, and what it adds of its own to messages of this kind: plain text, empty for nothing. */
export const Sender = createContext<{ agency: Agency; ownWords: string } | null>(null)
