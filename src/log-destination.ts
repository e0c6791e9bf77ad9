import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import pino, { type DestinationStream } from 'pino'
import { codeOf } from '~/domain/error'
import { makeFolder } from './config/make-folder'

/** What each of the two files of a log may hold, in bytes. */
const BOUND = 20 * 1024 * 1024
/** What is kept in memory for an output that does not take it, in bytes; what is more is lost. */
const WAITING = 1024 * 1024

/**
 * Where the log goes: standard output, which whoever runs the program bounds, or a file, which becomes `….1`
 * once it is full. What the file does not take goes to standard error, after a word that says why; nothing else
 * suffers: a full disk ends no program.
 */
export function logDestination(
  file: string | null,
  bound = BOUND,
  instead = toStandardError,
): DestinationStream {
  if (file !== null) return boundedFile(file, bound, instead)
  const output = pino.destination({ dest: 1, sync: true, maxLength: WAITING })
  output.on('error', () => {})
  return output
}

const toStandardError = (line: string): unknown => process.stderr.write(line)

function boundedFile(file: string, bound: number, instead: (line: string) => unknown): DestinationStream {
  let trouble = ''
  let open: { descriptor: number; size: number } | null = null
  const ready = () => {
    if (open && open.size >= bound) {
      closeSync(open.descriptor)
      open = null
      renameSync(file, `${file}.1`)
    }
    if (!open) {
      makeFolder(dirname(file), 0o700)
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
        if (trouble) instead(`LOG_FILE ${file} is written again.\n`)
        trouble = ''
      } catch (error) {
        // The next line tries the file again.
        const why = codeOf(error) || 'FAILED'
        if (trouble !== why) instead(`LOG_FILE ${file} cannot be written: ${why}. The log goes on here.\n`)
        trouble = why
        instead(line)
      }
    },
  }
}

/** What is printed beside the log may fail too: on a full disk, or where nobody reads any more. */
export function survivePrinting() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
