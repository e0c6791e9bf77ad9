import { type GreyPicture, histogram } from './grey-picture'

/** Brighter than the shade that parts ground and sheet best (Otsu). */
export function brightMask(picture: GreyPicture): Uint8Array {
  const limit = otsu(histogram(picture))
  const mask = new Uint8Array(picture.data.length)
  for (let at = 0; at < mask.length; at++) mask[at] = (picture.data[at] ?? 0) > limit ? 1 : 0
  return mask
}

/**
 * The shade up to which points count as ground (Otsu's method: the widest gap between the two means); 127 where all
 * are alike.
 * @param counts how many points have each of the 256 shades
 */
export function otsu(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const weight = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let below = 0
  let sumBelow = 0
  let best = { limit: 127, spread: -1 }
  for (let shade = 0; shade < 256; shade++) {
    below += counts[shade] ?? 0
    sumBelow += (counts[shade] ?? 0) * shade
    if (below === 0 || below === total) continue
    const gap = sumBelow / below - (weight - sumBelow) / (total - below)
    const spread = below * (total - below) * gap * gap
    if (spread > best.spread) best = { limit: shade, spread }
  }
  return best.limit
}
