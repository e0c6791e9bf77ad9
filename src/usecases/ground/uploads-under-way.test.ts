import { expect, test } from 'vitest'
import { makeUploadsUnderWay } from './uploads-under-way'

const never = 10 * 60_000

test('nobody waits where no piece arrives', async () => {
  await makeUploadsUnderWay().over(never)
})

test('one waits for all pieces that arrive, also for those that fail', async () => {
  const arriving = makeUploadsUnderWay()
  const ends: (() => void)[] = []
  const uploads = [0, 1].map(() =>
    arriving.during(() => new Promise<void>((resolve, reject) => ends.push(ends.length ? reject : resolve))),
  )
  let over = false
  const waiting = arriving.over(never).then(() => {
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
  const arriving = makeUploadsUnderWay()
  let end = () => {}
  const upload = arriving.during(() => new Promise<void>(resolve => (end = resolve)))
  await arriving.over(1)
  await arriving.over(0)
  end()
  await upload
})
