import { serveJobs } from '../child-process/serve-jobs'
import { makePhoto } from './make-photo'

// What runs in the child process looks at bytes and knows no site and no key.
serveJobs(makePhoto)
