import { create } from 'fontkit'
import { replaceTable, tableOf } from './sfnt-table'

type Point = [x: number, y: number, isOn: boolean]

/**
 * Atkinson's zero is slashed, which is for codes: papers are read. The same font with the zero's outline and a counter of its
 * shape, as wide and as tall as the slash left it, in the bytes that the slashed one had.
 */
export function plainZero(sfnt: Buffer): Buffer {
  const font = create(sfnt)
  if (!('glyphForCodePoint' in font)) throw new Error('not a single font')
  const { id, path } = font.glyphForCodePoint(0x30)
  const contours = contoursOf(path.toSVG())
  const [outer = []] = contours
  const [around, within] = [boundsOf(outer), boundsOf(contours.slice(1).flat())]
  const inner = outer.map(([x, y, isOn]): Point => [scaled(x, 0), scaled(y, 1), isOn]).reverse()
  const glyph = simpleGlyph([outer, inner], around)
  const glyf = Buffer.from(tableOf(sfnt, 'glyf'))
  const long = tableOf(sfnt, 'head').readInt16BE(50) === 1
  const loca = tableOf(sfnt, 'loca')
  const offset = (at: number) => (long ? loca.readUInt32BE(at * 4) : 2 * loca.readUInt16BE(at * 2))
  if (glyph.length > offset(id + 1) - offset(id))
    throw new Error('a plain zero takes more bytes than its own')
  glyf.fill(0, offset(id), offset(id + 1))
  glyph.copy(glyf, offset(id))
  return replaceTable(sfnt, 'glyf', glyf)

  function scaled(value: number, axis: 0 | 1): number {
    const [low, high] = [around[axis], around[axis + 2] as number]
    const [from, to] = [within[axis], within[axis + 2] as number]
    return Math.round(from + ((value - low) * (to - from)) / (high - low))
  }
}

/** Points of a path of quadratic curves, without those that lie in the middle of two others as TrueType implies. */
function contoursOf(svg: string): Point[][] {
  return svg.split('Z').flatMap(part => {
    const points: Point[] = []
    for (const [, command, numbers = ''] of part.matchAll(/([MQL])([^MQL]+)/g)) {
      const values = numbers.trim().split(/[ ,]+/).map(Number)
      for (let at = 0; at < values.length; at += 2)
        points.push([values[at] ?? 0, values[at + 1] ?? 0, command !== 'Q' || at > 0])
    }
    // The last point is the first again.
    points.pop()
    return points.length > 0 ? [points.filter((point, at) => !isImplied(points, point, at))] : []
  })
}

function isImplied(points: Point[], [x, y, isOn]: Point, at: number): boolean {
  const [before, after] = [points.at(at - 1), points[(at + 1) % points.length]]
  if (!isOn || !before || !after || before[2] || after[2]) return false
  return x === (before[0] + after[0]) / 2 && y === (before[1] + after[1]) / 2
}

function boundsOf(points: Point[]): [left: number, low: number, right: number, high: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** A glyph of the glyf table: ends of contours, no instructions, a flag a point, then the steps along x and along y. */
function simpleGlyph(contours: Point[][], bounds: number[]): Buffer {
  const points = contours.flat()
  const head = [contours.length, ...bounds]
  let last = -1
  for (const { length } of contours) {
    last += length
    head.push(last)
  }
  const words = Buffer.alloc(head.length * 2 + 2)
  for (const [at, word] of head.entries()) words.writeInt16BE(word, at * 2)
  const flags = points.map(([, , isOn]) => Number(isOn))
  const steps = [0, 1].map(axis =>
    points.flatMap((point, at) => {
      const step = (point[axis] as number) - ((points[at - 1]?.[axis] as number | undefined) ?? 0)
      const [short, same] = [2 << axis, 16 << axis]
      if (step !== 0 && Math.abs(step) < 256) {
        flags[at] = (flags[at] ?? 0) | short | (step > 0 ? same : 0)
        return [Math.abs(step)]
      }
      if (step === 0) {
        flags[at] = (flags[at] ?? 0) | same
        return []
      }
      return [(step >> 8) & 0xff, step & 0xff]
    }),
  )
  return Buffer.concat([words, Buffer.from([...flags, ...steps.flat()])])
}
