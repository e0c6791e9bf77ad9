import { sql } from 'kysely'

/** Words of a search as LIKE patterns: every one must occur. */
const patterns = (search: string) =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** Whether a search asks for anything. */
export const isSearch = (search: string) => search.trim() !== ''

/** True for rows whose search text holds every word, whatever the case and accents. */
export const matches = (column: string, search: string) =>
  sql<boolean>`${sql.join(
    patterns(search).map(pattern => sql`${sql.ref(column)} like searchable(${pattern})`),
    sql` and `,
  )}`
