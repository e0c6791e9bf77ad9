import type { ReplyOf } from '~/contract/call'
import type { siteContentCalls } from '~/contract/site-content'
import type { SiteFacts } from '~/domain/site/facts'

export type Site = ReplyOf<(typeof siteContentCalls)['siteProject']>

/** How one site is read, changed and drawn: under its dossier's key, or by the team. */
export interface SiteCalls {
  read: () => Promise<Site>
  /** @throws ApiProblem 412 where the site changed meanwhile */
  save: (facts: SiteFacts, version: number) => Promise<Site>
  /** Its home with these facts, as one page; nothing is kept. */
  draw: (facts: SiteFacts, signal: AbortSignal) => Promise<string>
}
