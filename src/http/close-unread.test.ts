import { readdirSync, readlinkSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { administratorOf } from '../../tests/support/dossiers/admin'
import { startSite } from '../../tests/support/program/in-process'

/** The files of a folder that this process has open, as Linux tells. */
const openIn = (folder: string) =>
  readdirSync('/proc/self/fd').filter(descriptor => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder)
    } catch {
      return false
    }
  }).length

/** So fine that no file of it is short: a short one is read to its end, and closed, whoever reads it. */
const finePhoto = () =>
  sharp({
    create: {
      ...{ width: 1_600, height: 1_600, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

test('a picture that a stranger asked for by HEAD stayed open, until no file could be opened any more', async () => {
  const { url, dataDir } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const body = new FormData()
  body.append('alt', 'Le four')
  body.append('file', new File([new Uint8Array(await finePhoto())], 'four.jpg'))
  const { files } = await owner.addContentPicture({ body })
  const address = `${url}${files.at(-1)?.url}`
  const before = openIn(dataDir)
  for (let time = 0; time < 20; time += 1) {
    const answer = await fetch(address, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  await expect.poll(() => openIn(dataDir)).toBe(before)
})
