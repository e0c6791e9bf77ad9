import { expect, it } from 'vitest'
import { toastStay } from './site-toaster'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 4_000],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 12_000],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 12_000],
])('with the browser %s a toast stays %i ms', (userAgent, stay) => {
  expect(toastStay(userAgent)).toBe(stay)
})
