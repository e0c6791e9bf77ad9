import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder'
import { liesWithin } from './place-of'

function place() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'siteligible-place-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'data'))
  return folder
}

test('a folder lies within another by whatever links it is named', () => {
  const folder = place()
  const at = (name: string) => join(folder, name)
  symlinkSync(at('data'), at('link'))
  symlinkSync('data/not/there/yet', at('dangling'))
  symlinkSync(at('link'), at('twice'))
  for (const path of ['data', 'data/copies', 'link', 'link/copies', 'dangling', 'dangling/copies', 'twice/x'])
    expect(liesWithin(at(path), at('data')), path).toBe(true)
  expect(liesWithin(at('data/copies'), at('link'))).toBe(true)
  for (const path of ['', 'data-too', 'copies', 'link/../copies'])
    expect(liesWithin(at(path), at('data')), path).toBe(false)
})

test('a link to a folder that is not there is said, not looked for without end', () => {
  const folder = place()
  symlinkSync(join(folder, 'disk/copies'), join(folder, 'copies'))
  expect(() => makeFolder(join(folder, 'copies/today'))).toThrow(/ENOENT/)
})
