import { codeOf } from '~/domain/error'

/**
 * What went wrong, in its own words and nothing else: an error of the database driver carries its connection,
 * and with it secrets.
 */
export function wordsOf(error: unknown): string {
  // Node says « AggregateError » and nothing else when every address of a name refused.
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(', ')
  const words = error instanceof Error && error.message ? error.message : String(error)
  return words.replace(/:\/\/[^@\s/]*@/g, '://…@')
}

const AWAY =
  'nobody answers there: check that address in the settings (DATABASE_URL, S3_ENDPOINT), and that its server runs'

const FULL = 'that disk is full: make room there, or set another folder'

const LOST =
  'the connection was lost on the way: see that the database (or the bucket) runs, then call this again'

/** What the operator can mend by himself, by the code of the error, and how. */
const REMEDIES: Record<string, string> = {
  EACCES: 'this user may not: start as the owner of that folder, or give it to this user (chown)',
  EPERM: 'this user may not: start as the owner of that folder, or give it to this user (chown)',
  EROFS:
    'that disk can only be read: set another folder, or open it to the program (ReadWritePaths= of its unit)',
  ENOTDIR: 'a file stands where a folder is to be: set another folder, or move that file away',
  ENOSPC: FULL,
  EDQUOT: FULL,
  // As PostgreSQL says it.
  '53100': FULL,
  ECONNRESET: LOST,
  '57P01': LOST,
  '57P02': LOST,
  '57P03': 'it starts or stops: wait a moment, then call this again',
  ECONNREFUSED: AWAY,
  ENOTFOUND: AWAY,
  EADDRINUSE: 'another program listens there: stop it, or set PORT',
  EADDRNOTAVAIL: 'this machine has no such address: check HOST',
  '42501': 'grant its role what it needs, or set DATABASE_OWNER_URL to the owner of the database',
}

/** The driver's own, of a connection that ended under a question or before the next one: they bear no code. */
const LOST_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Postgres connection has been)/

/** The one line for what the operator can mend; null for what he cannot. */
export function remedyFor(error: unknown): string | null {
  const words = wordsOf(error)
  // A socket without its server.
  const remedy = words.startsWith('connect ENOENT')
    ? AWAY
    : LOST_WORDS.test(words)
      ? LOST
      : REMEDIES[codeOf(error)]
  return remedy ? `${words}: ${remedy}.` : null
}

/** Prints it for the operator and ends the command. */
export function fail(error: unknown): never {
  console.error(remedyFor(error) ?? wordsOf(error))
  process.exit(1)
}

/** For a connection that breaks while nobody uses it. */
export const warn = (error: unknown) => console.error(wordsOf(error))
