import { setPriority } from 'node:os'
import { serveJobs } from '../child-process/serve-jobs'
import type { ReadingOrder } from './piece-reader'
import { readPiece } from './read-piece'

/** Where processors are short, visitors go before papers; lower still, a busy machine would never read one. */
const BEHIND_VISITORS = 5
setPriority(BEHIND_VISITORS)

/** What runs in the child process: reads bytes, knows no dossier and no key. */
serveJobs(({ format, bytes }: ReadingOrder) => readPiece(bytes, format).catch(() => null))
