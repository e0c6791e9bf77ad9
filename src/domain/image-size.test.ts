import { expect, test } from 'vitest'
import { jpegFile, pngFile } from '../../tests/support/files/files'
import { canBeDrawn, imageSize } from './image-size'

test('a PNG tells its size', () => {
  expect(imageSize(pngFile(40, 25))).toEqual({ width: 40, height: 25 })
})

test('a JPEG tells its size', () => {
  expect(imageSize(jpegFile())).toEqual({ width: 1, height: 1 })
})

test('what is cut, or something else, has none and is not drawn', () => {
  for (const bytes of [
    new Uint8Array(),
    jpegFile().subarray(0, 30),
    Buffer.from('%PDF-1.4 and more bytes here'),
  ]) {
    expect(imageSize(bytes)).toBeNull()
    expect(canBeDrawn(bytes)).toBe(false)
  }
})

test('a bomb is not drawn', () => {
  const bomb = Buffer.from(pngFile())
  bomb.writeUInt32BE(50_000, 16)
  bomb.writeUInt32BE(50_000, 20)
  expect(canBeDrawn(bomb)).toBe(false)
})
