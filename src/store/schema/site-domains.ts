import type { Generated } from 'kysely'
import type { DomainFinding } from '~/domain/site/domains/domain-finding'
import type { Json } from './json'

/** A client's own domain, as a site claims it. */
export interface SiteDomainTable {
  site_id: string
  /** In ASCII, without www. */
  name: string
  /** Whether the site stands at its www. */
  www: boolean
  /** What the proof of this claim holds: random, another one once the domain was lost. */
  token: string
  asked_at: Date
  /** When its proof was read: it is nobody else's from then on. */
  proven_at: Date | null
  /** Since when it is the address of its site. */
  online_at: Date | null
  /** Since when it leads elsewhere. */
  away_at: Date | null
  looked_at: Date | null
  /** That found it not as it should be, in a row. */
  looks: Generated<number>
  /** Null: when somebody asks. */
  next_look_at: Date | null
  findings: Json<DomainFinding[]>
}
