import type { GreyPicture } from './grey-picture'

/** Whether the bright part is by a sixth brighter than the rest: a fold's shade on a page is no ground. */
export function standsOut(picture: GreyPicture, limit: number): boolean {
  const { bright, dark } = meansAt(picture, limit)
  return bright - dark > bright / 6
}

/** How much brighter the bright part is than the rest, on the whole. */
export function contrastAt(picture: GreyPicture, limit: number): number {
  const { bright, dark } = meansAt(picture, limit)
  return bright - dark
}

function meansAt(picture: GreyPicture, limit: number): { bright: number; dark: number } {
  const sums = { bright: [0, 0], dark: [0, 0] }
  for (const shade of picture.data) {
    const sum = shade > limit ? sums.bright : sums.dark
    sum[0] = (sum[0] ?? 0) + shade
    sum[1] = (sum[1] ?? 0) + 1
  }
  const mean = ([sum = 0, count = 0]: number[]) => (count ? sum / count : 0)
  return { bright: mean(sums.bright), dark: mean(sums.dark) }
}
