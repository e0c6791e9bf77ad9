import type { ColumnType, Generated } from 'kysely'
import type { Registration, Suspicion } from '~/domain/international/registration'

export interface RegistrationTable extends Registration {
  id: string
  /** Why it is kept apart; null for those in the list. */
  suspicion: Suspicion | null
  created_at: Date
  contacted_at: Date | null
  contact_note: Generated<string>
  retention_told_at: Generated<Date | null>
  retention_notice_at: Generated<Date | null>
  search_text: ColumnType<string, never, never>
}
