import { expect, test } from 'vitest'
import { drawingScale, shownScale } from './drawing-scale'

test.each([
  ['A4', 595, 842],
  ['the largest that PDF allows (ISO 32000-1, annex C)', 14_400, 14_400],
  ['a ribbon', 14_400_000, 3],
  ['a stamp', 1, 1],
])('%s is drawn in at most sixteen megabytes', (_, width, height) => {
  const scale = drawingScale({ width, height }, 2)
  expect(scale).toBeGreaterThan(0)
  expect(scale).toBeLessThanOrEqual(2)
  expect(width * scale * height * scale * 4).toBeLessThanOrEqual(16_000_001)
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(8_000)
})

test.each([
  ['a desk', 560, 1, 1.41],
  ['a telephone', 328, 3, 2],
  ['a telephone of long ago', 328, 1.5, 1.24],
  ['a large sharp screen', 900, 2, 2],
])(
  '%s gets of a page of paper what it shows, half again, and never more than twice its size',
  (_, frame, density, scale) => {
    expect(shownScale(frame, density, 595)).toBeCloseTo(scale, 2)
  },
)
