import { expect, test } from 'vitest'
import { browserWords } from './browser-words'

test('a session is told by its browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36'
  expect(browserWords(chrome)).toBe('Chrome sur Windows')
  expect(browserWords(`${chrome} Edg/126.0`)).toBe('Edge sur Windows')
  expect(browserWords('Mozilla/5.0 (iPhone) AppleWebKit Version/17 Safari/604')).toBe('Safari sur iOS')
  expect(browserWords('curl/8')).toBe('navigateur inconnu')
})
