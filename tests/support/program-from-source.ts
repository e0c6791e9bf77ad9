import { readConfig } from '../../src/config'
import { start } from '../../src/start'

/** The whole program in a process of its own, without a build: what a test kills. */
await start(readConfig(process.env), error => console.error(error))
