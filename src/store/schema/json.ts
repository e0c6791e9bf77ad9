import type { ColumnType } from 'kysely'

/** Written as JSON text, read back parsed. */
export type Json<Read = unknown> = ColumnType<Read, string, string>
