import { isProgramsFault } from './config/missing-part'
import { partOf } from './domain/error'
import { serveJobs } from './gateways/child-process/serve-jobs'
import { drawPaper, type PaperOrder } from './invoicing/paper-renderers'
import type { DrawnPaper } from './invoicing/pdf-renderer'

serveJobs(async (order: PaperOrder): Promise<DrawnPaper> => {
  try {
    return { pdf: new Uint8Array(await drawPaper(order)) }
  } catch (error) {
    return { error: String(partOf(error, 'stack') ?? error), missing: isProgramsFault(error) }
  }
})
