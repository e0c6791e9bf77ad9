import type { Generated } from 'kysely'

/** A question that the machine of a site could not answer, without who asked. */
export interface SiteQuestionTable {
  site_id: string
  number: Generated<number>
  /** As it was asked last. */
  text: string
  times: number
  /** YYYY-MM-DD, the firm's own. */
  first_on: string
  last_on: string
}
