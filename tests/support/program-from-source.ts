import { readConfig } from '../../src/config'
import { start } from '../../src/start'

/** The whole program in a process of its own, without a build. It says where it listens. */
const { port } = await start(readConfig(process.env), error => console.error(error))
console.log(`http://localhost:${port}`)
