import { createContext } from 'react'

/** This answer's nonce, known on the server only: it never travels in the page's data. */
export const Nonce = createContext<string | undefined>(undefined)
