import { expect, test } from 'vitest'
import { noUpload, whileUploading } from './uploads-under-way'

const never = 10 * 60_000

test('nobody waits where no piece arrives', async () => {
  await noUpload(never)
})

test('one waits for all pieces that arrive, also for those that fail', async () => {
  const ends: (() => void)[] = []
  const uploads = [0, 1].map(() =>
    whileUploading(() => new Promise<void>((resolve, reject) => ends.push(ends.length ? reject : resolve))),
  )
  let over = false
  const waiting = noUpload(never).then(() => {
    over = true
  })
  ends[0]?.()
  await uploads[0]
  expect(over).toBe(false)
  ends[1]?.()
  await expect(uploads[1]).rejects.toBeUndefined()
  await waiting
})

test('one waits no longer than one said', async () => {
  let end = () => {}
  const upload = whileUploading(() => new Promise<void>(resolve => (end = resolve)))
  await noUpload(1)
  await noUpload(0)
  end()
  await upload
})
