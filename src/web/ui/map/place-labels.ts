/** A disc of a drawn map and the name that belongs to it. */
export interface Disc {
  name: string
  x: number
  y: number
  r: number
}

export interface Label {
  x: number
  y: number
  anchor: 'start' | 'end'
}

interface Sheet {
  width: number
  height: number
  /** Height of a letter, in the drawing's own units. */
  letter: number
  /** No more names than this, or they are a list. */
  most: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Where the names stand, in the order of the discs: right of its disc, else left of it, where a name stays inside and
 * covers no other; null where it finds no place.
 */
export function placeLabels(discs: Disc[], sheet: Sheet): (Label | null)[] {
  const taken: Box[] = []
  let named = 0
  return discs.map(disc => {
    const label = named < sheet.most ? placeLabel(disc, sheet, taken) : null
    if (label) named++
    return label
  })
}

function placeLabel({ name, x, y, r }: Disc, { width, height, letter }: Sheet, taken: Box[]): Label | null {
  const length = name.length * letter * 0.56
  for (const anchor of ['start', 'end'] as const) {
    const at = anchor === 'start' ? x + r + 3 : x - r - 3
    const box = {
      left: anchor === 'start' ? at : at - length,
      right: anchor === 'start' ? at + length : at,
      top: y - letter / 2 - 2,
      bottom: y + letter / 2 + 2,
    }
    const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
    if (!inside || taken.some(other => meet(box, other))) continue
    taken.push(box, { left: x - r, right: x + r, top: y - r, bottom: y + r })
    return { x: tenth(at), y: tenth(y + letter * 0.35), anchor }
  }
  return null
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Drawings are read by people: a tenth of a unit is nothing. */
export const tenth = (value: number) => Math.round(value * 10) / 10
