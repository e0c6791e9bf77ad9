/** What matters in a picture: fractions of its width and height, from 0 to 1. */
export interface Focus {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Narrower or wider than these, a photo would be a band in every arrangement. */
const NARROWEST = 4 / 5
const WIDEST = 16 / 9

/** In pixels: what a telephone, a column and a whole screen ask for. */
const WIDTHS = [480, 960, 1600]

/**
 * The part of a picture that is shown, as near to its focus as its edges allow; whole where its shape suits.
 * @returns in pixels, and where the focus lies in the part
 */
export function photoCrop({ width, height }: Size, focus: Focus) {
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, width / height))
  const cut = {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio))),
  }
  const left = startOf(focus.x * width, cut.width, width)
  const top = startOf(focus.y * height, cut.height, height)
  return {
    left,
    top,
    ...cut,
    focus: focusAt((focus.x * width - left) / cut.width, (focus.y * height - top) / cut.height),
  }
}

/** The part that is shown, in fractions of the whole picture. */
export function cutOf(whole: Size, focus: Focus) {
  const { left, top, width, height } = photoCrop(whole, focus)
  const [across, down] = [whole.width, whole.height]
  return { x: left / across, y: top / down, width: width / across, height: height / down }
}

/** How wide the files of a photo are made, the narrowest first; none is wider than the photo. */
export function photoWidths(width: number): number[] {
  const smaller = WIDTHS.filter(wanted => wanted < width)
  return smaller.length === WIDTHS.length ? smaller : [...smaller, width]
}

/** What was pointed at, or lies there: within the picture, to the thousandth. */
export const focusAt = (x: number, y: number): Focus => ({ x: within(x), y: within(y) })

const startOf = (centre: number, length: number, whole: number) =>
  Math.round(Math.min(whole - length, Math.max(0, centre - length / 2)))

const within = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 1_000) / 1_000
