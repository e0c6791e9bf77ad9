import { serveJobs } from '../child-process/serve-jobs'
import { rasterise } from './rasterise'

// What runs in the child process draws what it is given and knows no site and no key.
serveJobs(rasterise)
