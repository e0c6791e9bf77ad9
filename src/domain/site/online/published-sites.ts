/** Which revision of a site its visitors are served. */
export interface ShownRevision {
  site: string
  folder: string
}

/** Where a host leads: to what a site shows (null: nothing yet, or no more), or to the host in whose place it is asked for. */
export type Led = { shown: ShownRevision | null } | { chosen: string }

/** What visitors of clients' sites are served. */
export interface PublishedSites {
  /** Where a host leads now; null: nowhere. @param host a name as `hostOwner` gives it */
  find: (host: string) => Led | null
  /** The files of a revision with their SHA-256, by path. */
  files: (shown: ShownRevision) => Promise<Map<string, string>>
  read: (shown: ShownRevision, path: string) => Promise<Uint8Array | null>
  /** A file named by content of any revision that is left: a page that was opened before a switch asks for it. */
  readEarlier: (site: string, path: string) => Promise<Uint8Array | null>
}
