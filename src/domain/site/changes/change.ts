/** One thing that a site says otherwise, in words for its owner. */
export interface Change {
  /** « Prix : Coupe courte », « Horaires, lundi ». */
  what: string
  /** Null: it was not said before. */
  before: string | null
  /** Null: it is not said any more. */
  after: string | null
}

/** One line of what changed; none where both are the same. */
export const changed = (what: string, before: string | null, after: string | null): Change[] =>
  (before?.trim() || null) === (after?.trim() || null)
    ? []
    : [{ what, before: before?.trim() || null, after: after?.trim() || null }]
