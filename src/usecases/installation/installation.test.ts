import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabaseAddress } from '../../../tests/support/database/database'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { type S3Server, startS3 } from '../../../tests/support/servers/s3-server'
import { generatedPasswordFile } from '../../gateways/generated-password'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

/** The seal that a program makes for itself. */
const OWN_SEAL = { SEAL_CERTIFICATE: '', SEAL_KEY: '' }

test('a copy without the key of the files is refused, and makes none', async () => {
  const DATABASE_URL = await freshDatabaseAddress()
  const first = await startSite({ DATABASE_URL, ...s3.env })
  const start = startSite({ DATABASE_URL, ...s3.env })
  await expect(start).rejects.toThrow(/^FILES_KEY is missing: .*\.$/)
  const other = startSite({ DATABASE_URL, ...s3.env, FILES_KEY: await generateX25519Identity() })
  await expect(other).rejects.toThrow(/^The key of the files is not the one .*\.$/)
  await first.stop()
  await rm(join(first.dataDir, 'files.key'))
  const again = startSite({ DATABASE_URL, DATA_DIR: first.dataDir, ...s3.env })
  await expect(again).rejects.toThrow('FILES_KEY is missing')
  expect(await readdir(first.dataDir)).not.toContain('files.key')
})

test('a copy that would make a seal of its own is refused; with the seal of the first it starts', async () => {
  const DATABASE_URL = await freshDatabaseAddress()
  const FILES_KEY = await generateX25519Identity()
  const shared = { DATABASE_URL, FILES_KEY, ...s3.env }
  const first = await startSite({ ...shared, ...OWN_SEAL })
  await expect(startSite({ ...shared, ...OWN_SEAL })).rejects.toThrow(
    /^SEAL_CERTIFICATE and SEAL_KEY are missing/,
  )

  const stranger = await startSite({ ...OWN_SEAL })
  const DATA_DIR = `${first.dataDir}-other`
  await mkdir(DATA_DIR)
  await cp(join(stranger.dataDir, 'seal'), join(DATA_DIR, 'seal'), { recursive: true })
  await expect(startSite({ ...shared, ...OWN_SEAL, DATA_DIR })).rejects.toThrow(/^The seal is not the one/)

  const SEAL_CERTIFICATE = join(first.dataDir, 'seal/seal.pem')
  const SEAL_KEY = join(first.dataDir, 'seal/seal.key')
  const second = await startSite({ ...shared, SEAL_CERTIFICATE, SEAL_KEY })
  expect(second.deps.sealer.certificatePem).toBe(first.deps.sealer.certificatePem)
})

test('a copy with files of its own is refused, also where the secrets are right', async () => {
  const DATABASE_URL = await freshDatabaseAddress()
  const FILES_KEY = await generateX25519Identity()
  const first = await startSite({ DATABASE_URL, FILES_KEY })
  await expect(startSite({ DATABASE_URL, FILES_KEY })).rejects.toThrow(/^The file store is not the one/)
  await expect(startSite({ DATABASE_URL, FILES_KEY, ...s3.env })).rejects.toThrow('The file store is not')
  await first.stop()
  const again = await startSite({ DATABASE_URL, FILES_KEY, DATA_DIR: first.dataDir })
  expect((await visitorOf(again.url).submit()).status).toBe(201)
})

test('two copies that found a database at once agree', async () => {
  const DATABASE_URL = await freshDatabaseAddress()
  const shared = { DATABASE_URL, FILES_KEY: await generateX25519Identity(), ADMIN_PASSWORD: '', ...s3.env }
  const sites = await Promise.all([startSite(shared), startSite(shared), startSite(shared)])
  expect(sites.filter(({ dataDir }) => generatedPasswordFile(dataDir))).toHaveLength(1)
  const id = await visitorOf(String(sites[0]?.url)).complete()
  for (const { url } of sites) expect((await visitorOf(url).read(id)).status).toBe(200)
})
