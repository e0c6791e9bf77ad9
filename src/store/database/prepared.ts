import { createHash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* prepared */'

/**
 * Ends a statement that each connection has the server parse and plan once (decision 0132): a look-up by key, or
 * a change that is always written the same way. It names its columns. Not for lists and searches, whose plan depends
 * on what is looked for, nor where the text varies with the number of values.
 */
export const prepared = sql.raw(MARK)

/** The server keeps a plan for each name and connection. */
const MOST_NAMES = 200

const names = new Map<string, string>()

/** Of a statement that is to be prepared, the same in every program; undefined for any other. */
export function preparedName(text: string): string | undefined {
  if (!text.endsWith(MARK)) return undefined
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = createHash('sha256').update(namingColumns(text)).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

/** A plan for « * » fails once another copy has added a column, which an update without interruption does. */
function namingColumns(text: string): string {
  if (/(\bselect |\breturning |\.)\*/i.test(text))
    throw new Error(`a prepared statement names its columns: ${text}`)
  return text
}
