import { expect, test } from 'vitest'
import { readContentFiles } from '~/gateways/content-folder'

test('titles of the folder are unique and of a length that is shown whole', () => {
  const texts = readContentFiles('content')
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
  for (const { title } of texts) expect(title.length, title).toBeLessThanOrEqual(75)
})
