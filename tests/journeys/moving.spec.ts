import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startEmbeddedServer } from '../../src/store/embedded/server'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import { digestOfInvoice } from '../support/files/digest-of'
import { startProgram } from '../support/program/program'
import { startS3 } from '../support/servers/s3-server'
import { socketAddress } from '../support/servers/socket-address'

test('a single machine moves its database and its files by two commands, and goes on there', async () => {
  test.setTimeout(1_200_000)
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-moving-'))
  const [site, server, s3] = await Promise.all([
    startProgram(),
    startEmbeddedServer(join(folder, 'postgres')),
    startS3(),
  ])
  const DATABASE_URL = socketAddress(server.connection)
  const run = (env: Record<string, string>, command: string, ...words: string[]) =>
    spawnSync(process.execPath, [`build/commands/${command}.js`, ...words], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, ...env },
    })
  try {
    const id = await visitorOf(site.url).finish()
    const invoice = await digestOfInvoice(site.url, id)
    // Files may go first, while the site runs; rows only once nobody writes.
    expect(run(s3.env, 'move-files').stdout).toMatch(/^7 files moved and read again, 0 were there already/)
    expect(run({}, 'move-database', DATABASE_URL).stderr).toContain('already runs on')
    await site.stop()
    expect(run({}, 'move-database', DATABASE_URL)).toMatchObject({ status: 0 })
    expect(run({ DATABASE_URL, ...s3.env }, 'move-files').stdout).toMatch(
      /^0 files moved .* 7 were there already/,
    )
    await expect(site.start()).rejects.toThrow(/was moved to localhost\/siteligible: set DATABASE_URL/)

    const again = await startProgram({ DATABASE_URL, ...s3.env, DATA_DIR: site.dataDir })
    expect(await digestOfInvoice(again.url, id)).toBe(invoice)
    const zip = await (await administratorOf(again.url)).downloadDossier({ params: { id } })
    expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
    await visitorOf(again.url).begin()
    await again.stop()
  } finally {
    await site.remove()
    await Promise.all([server.stop(), s3.stop()])
    await rm(folder, { recursive: true, force: true })
  }
})
