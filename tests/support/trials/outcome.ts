/** What a promise was put to, and what of it did not hold. */
export interface Outcome {
  tried: number
  failed: string[]
  /** What else was measured. */
  figure?: string
}

/** A promise that could not be put to the test here, and why. */
export interface Skipped {
  skipped: string
}
