/** A mandatory piece has a few pages, never this many: what comes after is downloaded, not drawn. */
export const MOST_PAGES = 200

/** Of one drawn page: four bytes each in the reader's browser. A4 at twice its size has two million. */
const MOST_PIXELS = 4_000_000
const LONGEST_SIDE = 8_000

/**
 * How much larger than its own size (PDF points) a page is drawn, so that a page of any size costs a bounded canvas.
 * @returns `most` at most: twice, and more where a page is looked at closely
 */
export function drawingScale({ width, height }: { width: number; height: number }, most = 2): number {
  return Math.min(most, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height))
}
