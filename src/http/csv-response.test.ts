import { setInterval } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { csvResponse } from './csv-response'

test('a download that is broken off lets go of the list that it was read from', async () => {
  let isLeft = false
  async function* rows() {
    try {
      for await (const n of setInterval(1, 'x'.repeat(1_000), { ref: false })) yield n
    } finally {
      isLeft = true
    }
  }
  const { body } = await csvResponse('liste.csv', [{ title: 'Un', cell: row => row }], rows())
  const reader = body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => isLeft).toBe(true)
})
