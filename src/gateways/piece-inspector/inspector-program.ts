import { serveJobs } from '../child-process/serve-jobs'
import { inspectBytes } from './inspect-bytes'
import type { InspectionOrder } from './piece-inspector'

// What runs in the child process looks at bytes and knows no dossier and no key. The parser loads itself at
// its first use, which is this one and not an honest piece's.
await inspectBytes('application/pdf', Buffer.from('%PDF-1.4'))

serveJobs(({ mediaType, bytes }: InspectionOrder) => inspectBytes(mediaType, bytes))
