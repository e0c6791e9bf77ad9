import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from '~/config/config-error'
import { fail } from '~/failure'
import { systemClock } from '~/gateways/clock'
import { openEncryptedFiles } from '~/gateways/encrypted-files'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import { openSecrets } from '~/usecases/installation/open-secrets'
import { CannotReopen, reopenSigning } from '~/usecases/reopening/reopen-signing'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'

/**
 * `npm run reopen-signing -- FTN-2026-00123 AV-2026-00004 [FILE-OR-FOLDER …]`: after a restore, says which numbers were
 * issued last, and puts back what was issued since the copy, from the sealed PDFs that e-mails and clients hold.
 */
async function main() {
  const words = process.argv.slice(2)
  const numbers = words.filter(word => /^[A-Z]+-\d{4}-\d+$/.test(word))
  if (numbers.length === 0)
    throw new ConfigError(
      'Say the last numbers issued: npm run reopen-signing -- FTN-2026-00123 AV-2026-00004 [FILES]',
    )
  const config = commandConfig()
  const places = words.filter(word => !numbers.includes(word)).map(place => resolve(place))
  const { imported, gaps } = await withInstallation(config, async ({ db }) => {
    const { filesKey, sealer } = await openSecrets(db, config)
    const encryptedFiles = await openEncryptedFiles(await openFileStore(config), filesKey)
    const deps = { db, encryptedFiles, sealer, agency: config.agency, clock: systemClock }
    return reopenSigning(deps, numbers, pdfsIn(places))
  }).catch(error => {
    throw error instanceof CannotReopen ? new ConfigError(error.message) : error
  })
  console.log(`Signing is open. Put back: ${imported.join(', ') || 'nothing'}.`)
  if (gaps.length > 0) console.log(`Recorded as gaps, for nobody could find them: ${gaps.join(', ')}.`)
}

function* pdfsIn(places: string[]): Generator<Buffer> {
  for (const place of places) {
    if (statSync(place).isFile()) yield readFileSync(place)
    else
      for (const name of readdirSync(place)) if (/\.pdf$/i.test(name)) yield readFileSync(join(place, name))
  }
}

main().catch(fail)
