import { findPage, touchedSides } from './find-page'
import { type GreyPicture, histogram, percentile, shrink } from './grey-picture'
import { straighten } from './straighten'
import { textDirection } from './text-direction'

/** What makes a photo of a paper hard to read. */
export const PHOTO_DOUBTS = ['blurred', 'dark', 'cropped', 'turned'] as const
export type PhotoDoubt = (typeof PHOTO_DOUBTS)[number]

/** Said before the photo is sent, with what to do. */
export const PHOTO_DOUBT_SENTENCES: Record<PhotoDoubt, string> = {
  blurred: 'La photo semble floue\u00a0: tenez le téléphone immobile, à une trentaine de centimètres.',
  dark: 'La photo semble trop sombre\u00a0: approchez-vous d’une fenêtre ou d’une lampe.',
  cropped: 'Un bord du document semble coupé\u00a0: cadrez-le tout entier, avec un peu de fond autour.',
  turned: 'Le document semble couché\u00a0: tournez la photo pour que le texte se lise droit.',
}

/** The longest side on which a photo is looked at, in points: print is then a few points high. */
export const LOOKED_AT_SIDE = 1_600

/** A smaller picture is a sign or a screenshot, about which nothing can be said. */
const LEAST_SIDE = 500

/** The median width of an edge of print from which it is blurred, in points at `LOOKED_AT_SIDE`. */
const BLURRED_EDGE = 5
/** The brightest tenth of a photo is paper: darker than this, it was taken in the dark. */
const DARK_PAPER = 96

/** What can be said against a photo before it is sent; empty when nothing is. It is advice, never a refusal. */
export function photoDoubts(picture: GreyPicture): PhotoDoubt[] {
  if (Math.max(picture.width, picture.height) < LEAST_SIDE) return []
  const small = shrink(picture, 400)
  const doubts: PhotoDoubt[] = []
  if (percentile(histogram(small), 0.9) < DARK_PAPER) doubts.push('dark')
  else if (edgeWidth(picture) >= BLURRED_EDGE) doubts.push('blurred')
  if (isCut(small)) doubts.push('cropped')
  else if (isLying(shrink(picture, 800), small)) doubts.push('turned')
  return doubts
}

/** A sheet on a ground whose paper goes on beyond one or two sides of the picture. */
function isCut(small: GreyPicture): boolean {
  const touched = touchedSides(small)
  return touched !== null && touched > 0 && touched < 4
}

/** The edges of a sheet on a table would pass for lines of print: they are left out. */
function isLying(picture: GreyPicture, small: GreyPicture): boolean {
  const corners = findPage(small)
  return textDirection(corners ? straighten(picture, corners) : picture).sideways
}

const ROW_STEP = 6
const LEAST_RISE = 40

/** The median number of points that print takes from dark to light, over rows all down the picture. */
function edgeWidth({ width, height, data }: GreyPicture): number {
  const widths = new Uint32Array(64)
  let edges = 0
  for (let y = 0; y < height; y += ROW_STEP) {
    let start = y * width
    for (let at = start + 1; at < (y + 1) * width; at++) {
      const rises = (data[at] ?? 0) > (data[at - 1] ?? 0) + 1
      if (rises) continue
      const rise = (data[at - 1] ?? 0) - (data[start] ?? 0)
      const long = at - 1 - start
      if (rise >= LEAST_RISE && long > 0 && long < 64) {
        widths[long] = (widths[long] ?? 0) + 1
        edges++
      }
      start = at
    }
  }
  if (edges < 60) return 0
  return percentile(widths, 0.5)
}
