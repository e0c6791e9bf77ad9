import { readFileSync } from 'node:fs'
import { childReader } from '../../../src/gateways/piece-reader/piece-reader'

/** Reads one PDF as the program does, in a child process, and prints what kind of paper it is. */
const reader = childReader()
// The site listens; here nothing else waits.
const waiting = setInterval(() => {}, 60_000)
const read = await reader.read('application/pdf', readFileSync(process.argv[2] ?? ''))
console.log(read?.kind)
await reader.stop()
clearInterval(waiting)
