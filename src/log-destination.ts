import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'
import pino, { type DestinationStream } from 'pino'

/** What each of the two files of a log may hold, in bytes. */
const BOUND = 20 * 1024 * 1024
/** What is kept in memory for an output that does not take it, in bytes; what is more is lost. */
const WAITING = 1024 * 1024

/**
 * Where the log goes: standard output, which whoever runs the program bounds, or a file, which becomes `….1`
 * once it is full. Lines that cannot be written are lost, and nothing else is: a full disk ends no program.
 */
export function logDestination(file: string | null, bound = BOUND): DestinationStream {
  if (file !== null) return boundedFile(file, bound)
  const output = pino.destination({ dest: 1, sync: true, maxLength: WAITING })
  output.on('error', () => {})
  return output
}

function boundedFile(file: string, bound: number): DestinationStream {
  let open: { descriptor: number; size: number } | null = null
  const ready = () => {
    if (open && open.size >= bound) {
      closeSync(open.descriptor)
      open = null
      renameSync(file, `${file}.1`)
    }
    if (!open) {
      const descriptor = openSync(file, 'a', 0o600)
      open = { descriptor, size: fstatSync(descriptor).size }
    }
    return open
  }
  return {
    write(line) {
      try {
        const place = ready()
        place.size += writeSync(place.descriptor, line)
      } catch {
        // The next line tries again.
      }
    },
  }
}

/** What is printed beside the log may fail too: on a full disk, or where nobody reads any more. */
export function survivePrinting() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
