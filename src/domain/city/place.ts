import type { Point } from './distance'

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

export interface LostPlace {
  code: string
  name: string
  group: string | null
}

/** Something is there, but where exactly is not sure enough to be said. */
export interface DoubtfulPlace extends Point {
  code: string
  name: string
  population: number
  /** How far apart the sources place it; null where one does not know it. */
  apart_km: number | null
}

/** A commune whose centre two sources agree on; the first source's point is the one that is used. */
export interface PlaceRecord extends Point {
  /** INSEE code of the commune. */
  code: string
  name: string
  /** INSEE's « type de nom en clair »: see place-names.ts. */
  link: number
  department: string
  /** Code of its intercommunality. */
  group: string | null
  population: number
  second: Point
}
