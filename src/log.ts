import pino, { type DestinationStream } from 'pino'
import { partOf } from '~/domain/error'
import type { AccessLine } from './http/log-access'

/** Of errors that come together; they mostly say the same. */
const MOST_TOLD = 3

/** What the program writes about itself. */
export interface Log {
  report: (error: unknown) => void
  access: (line: AccessLine) => void
}

/**
 * A log by allowlist: of an error its kind, its code, where it happened, and its words without anything
 * that could be a key or a person; of a request what AccessLine holds.
 */
export function makeLog(level: string, destination: DestinationStream): Log {
  const log = pino({ level }, destination)
  return {
    report: error => log.error(describe(error), 'failure'),
    access: ({ method, route, status, ms }) => log.info({ method, route, status, ms }, 'request'),
  }
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const [code, severity, table, constraint] = ['code', 'severity', 'table', 'constraint'].map(name =>
    partOf(error, name),
  )
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    // The database's words repeat the values of the row: where it happened says enough.
    ...(severity ? { table, constraint } : { words: withoutSecrets(error.message) }),
    at: frames(error.stack),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
    // Of a round in which several failed.
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, MOST_TOLD).map(describe) } : {}),
  }
}

/** Addresses, long numbers and anything as random as an id or a token become marks. */
export function withoutSecrets(words: string): string {
  return words
    .slice(0, 500)
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '[e-mail]')
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g, '[iban]')
    .replace(/[\w-]*(?:\d[ .]?){9,}[\w-]*/g, '[number]')
    .replace(/[\w-]{20,}/g, '[key]')
}

function frames(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return lines.slice(0, 8).map(line => line.trim())
}
