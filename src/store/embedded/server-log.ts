import { closeSync, copyFileSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'

/** What one of the two files may hold, in bytes. */
const BOUND = 5 * 1024 * 1024
const LOOK_MS = 60_000

/**
 * The log of the embedded PostgreSQL, beside its folder: what it does and why it ends, no statement and no
 * value of a row. Once it is full it becomes `….1`, in place of the one before.
 */
export function openServerLog(path: string) {
  const rotate = () => {
    if (!existsSync(path) || statSync(path).size < BOUND) return
    copyFileSync(path, `${path}.1`)
    // It is written to by appending: the next line stands at the start again.
    truncateSync(path)
  }
  const timer = setInterval(() => {
    try {
      rotate()
    } catch {
      // A full disk: tried again at the next look.
    }
  }, LOOK_MS).unref()
  return {
    path,
    /** For the program to write to. @returns what closes our end of it */
    open(): { descriptor: number; close: () => void } {
      rotate()
      const descriptor = openSync(path, 'a', 0o600)
      return { descriptor, close: () => closeSync(descriptor) }
    },
    /** The last reason for which it ended, in its own words; null when it gave none. */
    lastReason(): string | null {
      const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(-200) : []
      const reason =
        lines.findLast(line => /\b(FATAL|PANIC):/.test(line)) ?? lines.findLast(line => line !== '')
      return reason?.replace(/^.*?\b(FATAL|PANIC): +/, '') ?? null
    },
    close: () => clearInterval(timer),
  }
}

export type ServerLog = ReturnType<typeof openServerLog>

/** How PostgreSQL writes it. */
export const LOG_SETTINGS = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}
