import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { onTestFinished } from 'vitest'
import { openEncryptedFiles } from '../../../src/gateways/encrypted-files'
import { diskStore } from '../../../src/gateways/file-store/disk'

/** Encrypted files in a folder of one test, under a key of its own. */
export async function sealedTexts() {
  const folder = await mkdtemp(join(tmpdir(), 'sealed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return openEncryptedFiles(await diskStore(join(folder, 'files')), await generateX25519Identity())
}
