import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ownerReader } from './owner-reader'

test('ten thousand hosts of 15 kB each were remembered, and held 150 MB for good', () => {
  setFlagsFromString('--expose-gc')
  const heap = () => {
    runInNewContext('gc')()
    return process.memoryUsage().heapUsed
  }
  const ownerOf = ownerReader({ agencyHost: 'agence.example', sitesHost: 'sites.example' })
  const asked = (name: string) => ownerOf({ url: '/', rawHeaders: ['Host', `${name}.sites.example`] })
  const before = heap()
  for (let n = 0; n < 10_000; n++) expect(asked(`${n}`.padEnd(15_000, 'a'))).toEqual({ of: 'site', host: '' })
  expect(heap() - before).toBeLessThan(30_000_000)
  expect(asked('fournil')).toEqual({ of: 'site', host: 'fournil.sites.example' })
})
