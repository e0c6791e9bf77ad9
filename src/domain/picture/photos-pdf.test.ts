import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadPdfjs } from '../../gateways/load-pdfjs'
import { inspectBytes } from '../../gateways/piece-inspector/inspect-bytes'
import { photosPdf } from './photos-pdf'

test('photos become the pages of one PDF, in their order, and nothing speaks against drawing it', async () => {
  const pdf = photosPdf([await photo(300, 400), await photo(800, 500)])
  expect(await inspectBytes('application/pdf', pdf)).toEqual([])
  const { getDocument, VerbosityLevel } = await loadPdfjs()
  const task = getDocument({ data: pdf.slice(), verbosity: VerbosityLevel.ERRORS })
  const opened = await task.promise
  expect(opened.numPages).toBe(2)
  const sizes = await Promise.all([1, 2].map(async number => (await opened.getPage(number)).view))
  expect(sizes).toEqual([
    [0, 0, 631.5, 842],
    [0, 0, 842, 526.25],
  ])
  await task.destroy()
})

test('the bytes of a photo stand in it as they are', async () => {
  const { jpeg, ...size } = await photo(20, 10)
  const pdf = Buffer.from(photosPdf([{ jpeg, ...size }]))
  expect(pdf.includes(jpeg)).toBe(true)
})

async function photo(width: number, height: number) {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#9a8' } })
    .jpeg()
    .toBuffer()
  return { jpeg, width, height }
}
