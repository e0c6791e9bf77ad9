import { type Change, changed } from './change'

/** A photo of a site and what is said of it; the focus in fractions of its width and height. */
export interface DescribedPhoto {
  id: string
  alt: string
  focus_x: number
  focus_y: number
}

/** The photos that are described or cut otherwise; that one came or went is told by the layout. */
export function photosChanges(before: readonly DescribedPhoto[], after: readonly DescribedPhoto[]): Change[] {
  return after.flatMap(photo => {
    const was = before.find(({ id }) => id === photo.id)
    const isCut = was && (was.focus_x !== photo.focus_x || was.focus_y !== photo.focus_y)
    const name = photo.alt || was?.alt
    return [
      ...changed('Ce que montre une photo', was?.alt ?? null, photo.alt),
      ...(isCut ? [{ what: `Photo «\u00a0${name}\u00a0»`, before: null, after: 'cadrée autrement' }] : []),
    ]
  })
}
