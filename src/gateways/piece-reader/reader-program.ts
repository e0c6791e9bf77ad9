import { blameProgram } from '~/config/missing-part'
import { serveJobs } from '../child-process/serve-jobs'
import type { ReadingOrder } from './piece-reader'
import { readPiece } from './read-piece'

/** What runs in the child process: reads bytes, knows no dossier and no key. */
serveJobs(({ format, bytes }: ReadingOrder) =>
  readPiece(bytes, format).catch(error => {
    blameProgram(error)
    return null
  }),
)
