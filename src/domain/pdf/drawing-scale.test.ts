import { expect, test } from 'vitest'
import { drawingScale } from './drawing-scale'

test.each([
  ['A4', 595, 842],
  ['the largest that PDF allows (ISO 32000-1, annex C)', 14_400, 14_400],
  ['a ribbon', 14_400_000, 3],
  ['a stamp', 1, 1],
])('%s is drawn in at most sixteen megabytes', (_, width, height) => {
  const scale = drawingScale({ width, height })
  expect(scale).toBeGreaterThan(0)
  expect(scale).toBeLessThanOrEqual(2)
  expect(width * scale * height * scale * 4).toBeLessThanOrEqual(16_000_001)
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(8_000)
})

test('a page of paper is drawn at twice its size', () => {
  expect(drawingScale({ width: 595, height: 842 })).toBe(2)
})
