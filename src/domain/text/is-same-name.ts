import { fold } from './slug'

/** Whether a name was typed as it is written, but for capitals, accents, and the marks that each keyboard makes its own way. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name)

/** Of a name of signs alone the signs. */
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '') || text.replace(/\s+/g, '')
