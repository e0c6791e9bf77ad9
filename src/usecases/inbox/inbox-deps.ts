import type { Deps } from '../ground/deps'
import type { SiteDeps } from '../site/site-at'

/** What reading the mailbox needs of the outside. */
export type InboxDeps = SiteDeps &
  Pick<Deps, 'inbox' | 'mailReader' | 'replyKey' | 'rateLimits' | 'storageBytes' | 'scanner' | 'mailFrom'>
