import type { ReplyOf } from '~/contract/call'
import type { siteDomainCalls } from '~/contract/sites/site-domain'

export type Domain = ReplyOf<(typeof siteDomainCalls)['siteDomain']>

/** How the domain of one site is read and changed: under its dossier's key, by its owner, or by the team. */
export interface DomainCalls {
  read: () => Promise<Domain>
  /** The same name again looks it up again. */
  claim: (name: string) => Promise<Domain>
  release: () => Promise<Domain>
}
