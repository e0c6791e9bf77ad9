import { serveJobs } from '../child-process/serve-jobs'
import { parseMail } from './parse-mail'

// What runs in the child process looks at bytes and knows no site and no key.
serveJobs(({ bytes }: { bytes: Uint8Array }) => parseMail(bytes).catch(() => null))
