import { readConfig } from '../../../src/config'
import { start } from '../../../src/start'
import { readInbox } from '../../../src/usecases/inbox/read-inbox'

/** The program in a process of its own that reads its mailbox until nothing is left in it: what a test kills. */
const { deps, stop } = await start(readConfig(process.env), error => console.error(error))
await readInbox(deps)
await stop()
console.log('read')
process.exit(0)
