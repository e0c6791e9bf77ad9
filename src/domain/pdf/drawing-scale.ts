/** A mandatory piece has a few pages, never this many: what comes after is downloaded, not drawn. */
export const MOST_PAGES = 200

/** Of one drawn page: four bytes each in the reader's browser. A4 at twice its size has two million. */
const MOST_PIXELS = 4_000_000
const LONGEST_SIDE = 8_000

/** Twice an A4 is sharp on any screen. */
const MOST_SHOWN = 2
/** Half again as many points as the screen has, for who looks closer. */
const RESERVE = 1.5

/**
 * How much larger than its own size (PDF points) a page is drawn, so that a page of any size costs a bounded canvas.
 * @returns `most` at most
 */
export function drawingScale({ width, height }: { width: number; height: number }, most: number): number {
  return Math.min(most, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height))
}

/**
 * How much larger a page of this width (PDF points) is drawn for a frame of so many CSS pixels: what the screen does not
 * show is handed to it all the same, on the thread that answers the reader.
 * @param density points of the screen for one CSS pixel
 */
export function shownScale(frame: number, density: number, width: number): number {
  return Math.min(MOST_SHOWN, (RESERVE * frame * density) / width)
}
