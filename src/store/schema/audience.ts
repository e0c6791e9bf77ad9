import type { AudienceKind } from '~/domain/audience/audience-counts'

/** So much of one thing on one day. */
export interface AudienceCountTable {
  day: string
  kind: AudienceKind
  name: string
  n: number
}
