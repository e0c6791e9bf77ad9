import { expect, test } from 'vitest'
import { eachAlone } from './each-alone'

test('what fails holds up nothing after it; what fails for all ends the round', async () => {
  const done: number[] = []
  const work = async (n: number) => {
    if (n % 3 === 0 || n > 50) throw new Error(`no luck with ${n}`)
    done.push(n)
  }
  await expect(eachAlone([1, 2, 3, 4], work)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: 'no luck with 3' })],
  })
  expect(done.splice(0)).toEqual([1, 2, 4])
  await eachAlone([], work)
  let seen = 0
  const all = Array.from({ length: 1_000 }, (_, at) => at + 1)
  const count = (n: number) => {
    seen += 1
    return work(n)
  }
  await expect(eachAlone(all, count)).rejects.toThrow('36 failed')
  expect(seen).toBe(70)
})
