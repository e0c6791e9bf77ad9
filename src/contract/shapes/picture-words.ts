import * as z from 'zod/mini'

const alt = z.string().check(z.trim(), z.maxLength(400))
const fraction = z.number().check(z.minimum(0), z.maximum(1))

/** What comes beside a new picture. */
export const pictureParts = z.object({ alt: z.optional(alt) })

/** What is seen on a picture, and around what it is cut: fractions of its width and height. */
export const pictureWords = z.object({ alt, focus: z.object({ x: fraction, y: fraction }) })
