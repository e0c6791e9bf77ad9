import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { childPhotoMaker } from './photo-maker'

test('the child process makes a photo; one that says it is endless, and one cut short, leave it alive', async () => {
  const maker = childPhotoMaker()
  onTestFinished(maker.stop)
  const focus = { x: 0.5, y: 0.5 }
  const photo = await sharp({ create: { width: 2_000, height: 500, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const endless = Buffer.from(await sharp(photo).png().toBuffer())
  endless.writeUInt32BE(0xffff_ffff, 16)
  expect(await maker.make({ bytes: endless, focus })).toBe('too-large')
  expect(await maker.make({ bytes: photo.subarray(0, 900), focus })).toBe('unreadable')
  const made = await maker.make({ bytes: photo, focus })
  expect(made).toMatchObject({
    whole: { width: 2_000, height: 500 },
    shown: [{ width: 480 }, { width: 889 }],
  })
})
