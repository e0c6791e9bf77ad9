import { createContext, useContext } from 'react'
import { TypedLines } from './paragraph'

/** What the agency adds to the message that is being written; empty for nothing. */
export const OwnParagraph = createContext('')

/** The agency's own words, each line as typed; plain text, so that nothing of it is markup. */
export function OwnWords() {
  const text = useContext(OwnParagraph)
  if (text === '') return null
  return <TypedLines text={text} />
}
