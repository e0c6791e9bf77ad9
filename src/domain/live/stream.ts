/** A stream says that it lives this often, in milliseconds: a client cuts the one that is silent for twice as long. */
export const BEAT_MS = 15_000

/** How many streams one session, or the holders of one dossier, may have open on one copy of the program. */
export const STREAMS_EACH = 4

/** What was told during a break is told singly up to so many changes. */
export const TOLD_SINGLY = 200
