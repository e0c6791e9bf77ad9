import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'

/** Objects that stay, so that a collection takes its time, and keys that do not. */
const LOOP = `
import { newKeyPair } from './x25519'
const kept = Array.from({ length: 110_000 }, (_, at) => ({ at, inside: [at] }))
for (let round = 0; round < 6_000; round += 1) newKeyPair()
console.log('made beside', kept.length)
`

test('garbage that is collected while a key is exported does not stop the program for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const outfile = join(folder, 'loop.cjs')
  await build({
    stdin: { contents: LOOP, resolveDir: import.meta.dirname, loader: 'ts' },
    ...{ bundle: true, platform: 'node', format: 'cjs', outfile, logLevel: 'silent' },
  })
  // The collector runs as often as it can: with generateKeyPairSync it met the lock within seconds, and the process never ended.
  const { stdout } = await promisify(execFile)(process.execPath, ['--stress-compaction', outfile], {
    timeout: 120_000,
  })
  expect(stdout).toBe('made beside 110000\n')
}, 150_000)
