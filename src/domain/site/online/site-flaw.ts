/** Where SITES_DIR and the rows of published sites differ. */
export type SiteFlaw =
  /** It bears the mark of another installation, or none. */
  | { about: 'folder' }
  | { about: 'site'; site: string; reason: 'other-revision' | 'other-address' }
  /** It is missing, or its bytes are not those that were laid down. */
  | { about: 'revision'; site: string; folder: string }
  | { about: 'host'; host: string; reason: 'nowhere' | 'elsewhere' | 'unknown' }
