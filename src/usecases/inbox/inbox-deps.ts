import type { Deps } from '../ground/deps'
import type { SiteOfDeps } from '../site/site-of'

/** What reading the mailbox needs of the outside. */
export type InboxDeps = SiteOfDeps &
  Pick<Deps, 'inbox' | 'mailReader' | 'replyKey' | 'rateLimits' | 'scanner' | 'mailFrom'>
