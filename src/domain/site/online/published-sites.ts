/** A revision that is shown. */
export interface ShownRevision {
  site: string
  folder: string
}

/** What visitors of clients' sites are served. */
export interface PublishedSites {
  /** What a host shows now; null: it leads to no site. @param host a name as `hostOwner` gives it */
  find: (host: string) => ShownRevision | null
  /** The files of a revision with their SHA-256, by path. */
  files: (shown: ShownRevision) => Promise<Map<string, string>>
  read: (shown: ShownRevision, path: string) => Promise<Uint8Array | null>
  /** A file named by content of any revision that is left: a page that was opened before a switch asks for it. */
  readEarlier: (site: string, path: string) => Promise<Uint8Array | null>
}
