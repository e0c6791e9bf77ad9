import { expect, test } from 'vitest'
import { indexNowKey } from '~/domain/content/addresses'
import { submitToIndexNow } from './index-now'

const endpoint = 'https://api.indexnow.org/indexnow'

test('addresses are sent with the key that the site shows', async () => {
  const sent: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
  const send = async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 202 })
  }
  const addresses = Array.from({ length: 10_001 }, (_, n) => `https://exemple.fr/${n}`)
  await submitToIndexNow('https://exemple.fr', addresses, { endpoint, send })
  expect(sent.map(({ urlList }) => urlList.length)).toEqual([10_000, 1])
  expect(sent[0]?.key).toBe(indexNowKey('https://exemple.fr'))
  expect(sent[0]?.keyLocation).toBe(`https://exemple.fr/${sent[0]?.key}.txt`)
})

test('a refusal is told', async () => {
  const send = async () => new Response('key not found', { status: 403 })
  await expect(
    submitToIndexNow('https://exemple.fr', ['https://exemple.fr/'], { endpoint, send }),
  ).rejects.toThrow('IndexNow answered 403: key not found')
})
