import { expect, test } from 'vitest'
import { jpegFile, noiseOf, pngFile } from '../../../../tests/support/files/files'
import { holdsMarkup, mayLeave, type ScanState } from './document-inspection'
import { inspectPicture } from './inspect-picture'

test('an honest picture is given no flag', () => {
  expect(inspectPicture(pngFile())).toEqual([])
  expect(inspectPicture(jpegFile())).toEqual([])
})

test('a picture that carries markup or another file is active', () => {
  for (const more of ['<script>alert(1)</script>', '<?php ', '%PDF-1.7', 'PK\x03\x04', '\x7fELF']) {
    const bytes = Buffer.concat([pngFile(), Buffer.from(more, 'latin1')])
    expect(inspectPicture(bytes), more).toContain('active')
  }
})

test('a picture that ends too early cannot be checked', () => {
  expect(inspectPicture(pngFile().subarray(0, 40))).toContain('unparseable')
})

test('a picture of more than 40 million pixels is oversized', () => {
  const bytes = Buffer.from(pngFile())
  bytes.writeUInt32BE(40_000, 16)
  bytes.writeUInt32BE(1_001, 20)
  expect(inspectPicture(bytes)).toContain('oversized')
})

test('words that only look like markup are none, nor letters that noise holds by chance', () => {
  expect(holdsMarkup(Buffer.from('prix <10 € et scripts > 2'))).toBe(false)
  const noise = noiseOf(100_000)
  for (const letters of ['<IMg ', '<svG/'])
    expect(holdsMarkup(Buffer.concat([noise, Buffer.from(letters), noise]))).toBe(false)
  for (const markup of [
    '<img src=x onerror=a()>',
    '<svg/onload=a()>',
    '<svg><a xlink:href="x">',
    '<svg oncut=a()>',
  ])
    expect(holdsMarkup(Buffer.concat([noise, Buffer.from(markup), noise])), markup).toBe(true)
})

test('what a photo of a telephone holds after its thumbnail is no other file', () => {
  const photo = jpegFile()
  const thumbnail = Buffer.concat([Buffer.from('Exif\0\0'), photo, Buffer.from('PK\x03\x04')])
  const header = Buffer.from([0xff, 0xe1, 0, thumbnail.length + 2])
  const bytes = Buffer.concat([photo.subarray(0, 2), header, thumbnail, photo.subarray(2)])
  expect(inspectPicture(bytes)).toEqual([])
  expect(inspectPicture(Buffer.concat([bytes, Buffer.from('PK\x03\x04')]))).toEqual(['active'])
})

test('a picture that ends before another file is active, though it seems to begin again behind it', () => {
  const photo = jpegFile()
  const archive = Buffer.from('PK\x03\x04')
  const hidden = Buffer.concat([
    photo.subarray(0, 2),
    Buffer.from([0xff, 0xd9, 0, archive.length + 2]),
    archive,
  ])
  expect(inspectPicture(Buffer.concat([hidden, photo.subarray(2)]))).toContain('active')
})

test('where there is a scanner, only what it found clean may leave', () => {
  const leave = (scannerConfigured: boolean) =>
    (['not-scanned', 'pending', 'clean', 'infected'] satisfies ScanState[]).filter(scan =>
      mayLeave(scan, scannerConfigured),
    )
  expect(leave(true)).toEqual(['clean'])
  expect(leave(false)).toEqual(['not-scanned', 'pending', 'clean'])
})
