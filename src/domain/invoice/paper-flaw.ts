import type { ChainFlaw } from './evidence'

/** What a later reading of sealed papers and their journals found changed. */
export type PaperFlaw =
  | { about: 'journal'; dossier: string; rank: number; reason: ChainFlaw }
  | { about: 'paper'; number: string; reason: 'unnamed' | 'other-bytes' | 'broken-seal' }
  /** `because` is for those who run the site: a store that is down is no lost paper. */
  | { about: 'paper'; number: string; reason: 'unreadable'; because: string }
