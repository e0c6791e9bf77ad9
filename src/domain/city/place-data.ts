import type { DoubtfulPlace, LostPlace, PlaceRecord } from './place'

/** What content/places.json holds, made by scripts/build-places.ts. */
export interface PlaceData {
  source: {
    label: string
    urls: string[]
    licence: string
    /** The day on which the file was made, `2026-11-22`. */
    built_at: string
    /** Where the sources disagree by more, in kilometres, the commune is left out. */
    most_apart_km: number
  }
  /** Most populous first. */
  places: PlaceRecord[]
  /** Communes of the same size that the sources do not both know, or place apart. */
  doubtful: DoubtfulPlace[]
  /** Communes of the same size that neither source knows. */
  nowhere: LostPlace[]
}
