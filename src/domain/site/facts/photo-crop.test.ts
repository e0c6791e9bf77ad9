import { expect, test } from 'vitest'
import { photoCrop, photoWidths } from './photo-crop'

test('a photo of a usual shape is whole; a band is cut around its focus and never beyond its edges', () => {
  expect(photoCrop({ width: 3000, height: 2000 }, { x: 0.2, y: 0.9 })).toEqual({
    ...{ left: 0, top: 0, width: 3000, height: 2000 },
    focus: { x: 0.2, y: 0.9 },
  })
  const panorama = { width: 9000, height: 900 }
  expect(photoCrop(panorama, { x: 0.5, y: 0.5 })).toMatchObject({
    left: 3700,
    width: 1600,
    focus: { x: 0.5 },
  })
  expect(photoCrop(panorama, { x: 0, y: 0.5 })).toMatchObject({ left: 0, focus: { x: 0, y: 0.5 } })
  expect(photoCrop(panorama, { x: 1, y: 0.5 })).toMatchObject({ left: 7400, focus: { x: 1 } })
  expect(photoCrop({ width: 1000, height: 4000 }, { x: 0.5, y: 0.25 })).toMatchObject({
    ...{ top: 375, height: 1250, focus: { x: 0.5, y: 0.5 } },
  })
  expect(photoCrop({ width: 1, height: 1 }, { x: 1, y: 1 })).toMatchObject({ width: 1, height: 1 })
})

test('no file is wider than its photo', () => {
  expect(photoWidths(4000)).toEqual([480, 960, 1600])
  expect(photoWidths(1000)).toEqual([480, 960, 1000])
  expect(photoWidths(480)).toEqual([480])
  expect(photoWidths(90)).toEqual([90])
})
