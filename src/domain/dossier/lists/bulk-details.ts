/** What an action needs to know beside its dossiers. */
export interface BulkDetails {
  /** assign: null gives them back to nobody. */
  account_id?: string | null | undefined
  /** mark-transmitted: how they were handed over; extend: why. */
  note?: string | undefined
  /** extend. */
  months?: number | undefined
}
