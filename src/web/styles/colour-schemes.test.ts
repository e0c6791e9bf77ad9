import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.css'),
)
const read = (name: string) => readFileSync(`src/web/${name}`, 'utf8')

it('only the administration has colours for the night: the public pages look the same in both schemes', () => {
  expect(sheets.length).toBeGreaterThan(80)
  const dark = sheets.filter(name => /prefers-color-scheme|light-dark\(/.test(read(name)))
  expect(dark.sort()).toEqual(['ui/admin/frame/theme.module.css', 'ui/feedback/site-toaster.module.css'])
  // Fields and bars that the browser draws itself stay with them.
  expect(read('styles/base.css')).toMatch(/:root\s*\{[^}]*color-scheme: light;/)
  expect(read('ui/feedback/site-toaster.module.css')).toContain('.place[data-theme="system"] .toast')
})
