/** Why a call that lasted long enough is no request all the same; `unqualified-by.ts` says by which words. */
export const TRANSCRIPT_RULES = ['silence', 'wrong-number', 'canvasser', 'job-seeker', 'supplier'] as const
export type TranscriptRule = (typeof TRANSCRIPT_RULES)[number]
