import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePolicy, TOAST_STYLES } from './page-policy'

const PREVIEWS = 'https://*.sites.example'

test('the hashes are those of the toasts’ own style sheet', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  const sheets = ['', JSON.parse(String(literal)) as string]
  const hashes = sheets.map(css => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  expect(TOAST_STYLES).toEqual(hashes)
})

test('no script runs inline without the nonce, and none at all without one', () => {
  const scripts = (policy: string) => policy.split('; ').find(part => part.startsWith('script-src'))
  expect(scripts(pagePolicy('abc', 'production', PREVIEWS))).toBe("script-src 'self' 'nonce-abc'")
  expect(scripts(pagePolicy(null, 'production', PREVIEWS))).toBe("script-src 'self'")
  expect(pagePolicy(null, 'production', PREVIEWS)).toBe(pagePolicy(null, 'production', PREVIEWS))
})

test('a page that runs may frame previews of clients’ sites, one that does not nothing of theirs', () => {
  const frames = (policy: string) => policy.split('; ').find(part => part.startsWith('frame-src'))
  expect(frames(pagePolicy('abc', 'production', PREVIEWS))).toBe(
    "frame-src 'self' blob: https://*.sites.example",
  )
  expect(frames(pagePolicy(null, 'production', PREVIEWS))).toBe("frame-src 'self' blob:")
})
