/** What a letter about a dossier is told of it. */
export interface DossierLetter {
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  link: string
}
