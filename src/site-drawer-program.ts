import { join } from 'node:path'
import { appRoot } from './config/app-root'
import { serveJobs } from './gateways/child-process/serve-jobs'
import { readSiteAssets } from './gateways/read-site-assets'
import { packedSite } from './packed-site'

const assets = readSiteAssets(join(appRoot, 'src/sites'))

// What runs in the child process draws what it is told and knows no site and no key.
serveJobs(packedSite(assets))
