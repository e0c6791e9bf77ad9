import { expect, test } from 'vitest'
import { AnswerTooLong, boundedBytes, boundedJson, boundedText } from './bounded-answer'

test('an answer of 400 MB was held in memory whole: reading ends at the bound', async () => {
  let given = 0
  let ended = false
  const endless = async function* () {
    try {
      for (;;) {
        given += 65_536
        yield new Uint8Array(65_536)
      }
    } finally {
      ended = true
    }
  }
  await expect(boundedBytes({ body: endless() })).rejects.toThrow(AnswerTooLong)
  expect(given).toBeLessThan(1_200_000)
  expect(ended).toBe(true)
})

test('what fits is read whole', async () => {
  expect(await boundedText(new Response('été'))).toBe('été')
  expect(await boundedText(new Response(null))).toBe('')
  expect(await boundedJson(new Response('{"a":1}'))).toEqual({ a: 1 })
  await expect(boundedJson(new Response('<html>'))).rejects.toThrow(SyntaxError)
})
