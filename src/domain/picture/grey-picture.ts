/** A picture in shades of grey, 0 black to 255 white, row by row. */
export interface GreyPicture {
  width: number
  height: number
  data: Uint8Array | Uint8ClampedArray
}

/**
 * The shades of a picture in colours (red, green, blue and a fourth byte for each point), as it is seen.
 * @param rotation in degrees clockwise, from how its points lie to how it is seen: 0, 90, 180 or 270
 */
export function greyUpright(picture: GreyPicture, rotation: number): GreyPicture {
  const { width, height, data } = picture
  const lying = rotation % 180 !== 0
  const upright = { width: lying ? height : width, height: lying ? width : height }
  const grey = new Uint8Array(width * height)
  const [first, right, down] = stepsOf(rotation, upright)
  let from = 0
  for (let y = 0; y < height; y++) {
    let at = first + y * down
    for (let x = 0; x < width; x++, at += right, from += 4)
      grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  }
  return { ...upright, data: grey }
}

/** Where the first point goes, and how far on the next to its right and the next below it go. */
function stepsOf(rotation: number, { width, height }: { width: number; height: number }) {
  if (rotation === 90) return [width - 1, width, -1] as const
  if (rotation === 180) return [width * height - 1, -1, -width] as const
  if (rotation === 270) return [(height - 1) * width, -width, 1] as const
  return [0, 1, width] as const
}

/** The picture made smaller, each point the mean of those that it stands for; itself where it is small enough. */
export function shrink(picture: GreyPicture, longestSide: number): GreyPicture {
  const factor = Math.ceil(Math.max(picture.width, picture.height) / longestSide)
  if (factor <= 1) return picture
  const width = Math.floor(picture.width / factor)
  const height = Math.floor(picture.height / factor)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let row = 0; row < factor; row++) {
        const start = (y * factor + row) * picture.width + x * factor
        for (let column = 0; column < factor; column++) sum += picture.data[start + column] ?? 0
      }
      data[y * width + x] = sum / (factor * factor)
    }
  }
  return { width, height, data }
}

/** How many points there are of each shade. */
export function histogram({ data }: GreyPicture): Uint32Array {
  const counts = new Uint32Array(256)
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1
  return counts
}

/** The shade that a given share of the points is darker than. */
export function percentile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (let shade = 0; shade < 256; shade++) {
    seen += counts[shade] ?? 0
    if (seen >= total * share) return shade
  }
  return 255
}
