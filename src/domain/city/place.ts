import type { Point } from './distance'

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

/** A commune whose centre two of three sources agree on. */
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
  /** In the second source; null where the third one confirmed the point, of which nothing else is kept. */
  second: Point | null
}
