import { access, constants } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Config, readConfig } from '~/config'
import { clamdScanner } from '~/gateways/virus-scanner/clamd'
import { openInstallation } from './installation'

/** What was found, and what to do about it; null when there is nothing to do. */
type Finding = { what: string; failed: boolean; remedy: string | null }

/** `npm run doctor`: looks the installation over and says what to fix; ends with 1 when something is broken. */
async function main() {
  const config = readConfig(process.env)
  const findings = [
    await found('Data folder', `make ${config.dataDir} writable, or set DATA_DIR`, () =>
      access(config.dataDir, constants.W_OK),
    ),
    await found('Database', 'start the site once, or check DATABASE_URL', () => askDatabase(config)),
    ...(config.clamdUrl
      ? [await found('Virus scanner', 'start clamd, or check CLAMD_URL', () => askScanner(config))]
      : []),
    ...advice(config),
  ]
  for (const { what, failed, remedy } of findings) {
    console.log(`${failed ? 'BROKEN' : remedy ? 'ADVICE' : 'OK    '} ${what}${remedy ? `: ${remedy}` : ''}`)
  }
  process.exit(findings.some(finding => finding.failed) ? 1 : 0)
}

async function found(what: string, remedy: string, work: () => Promise<unknown>): Promise<Finding> {
  try {
    await work()
    return { what, failed: false, remedy: null }
  } catch (error) {
    return { what, failed: true, remedy: `${(error as Error).message}; ${remedy}` }
  }
}

async function askDatabase(config: Config) {
  const database = await openInstallation(config)
  await sql`select 1 from dossiers limit 1`.execute(database.db)
  await database.close()
}

async function askScanner({ clamdUrl }: Config) {
  async function* honest() {
    yield new TextEncoder().encode('an honest file')
  }
  await clamdScanner(String(clamdUrl)).scan(honest())
}

/** What works, and should be otherwise on a public site. */
function advice(config: Config): Finding[] {
  const points: [boolean, string, string][] = [
    [config.agency.demonstration, 'Identity', 'complete agency.json before opening to the public'],
    [
      !config.publicUrl.startsWith('https:'),
      'Address',
      'set PUBLIC_URL to the https address that visitors use',
    ],
    [config.filesKey === null, 'Key of the files', 'set FILES_KEY: it now lies beside what it protects'],
    [config.smtpUrl === null, 'E-mail', 'set SMTP_URL: messages are written to the data folder'],
    [config.clamdUrl === null, 'Virus scanner', 'set CLAMD_URL: pieces are not scanned'],
    [
      config.seal.certificateFile === null,
      'Seal',
      'set SEAL_CERTIFICATE and SEAL_KEY: readers do not know ours',
    ],
  ]
  return points.map(([open, what, remedy]) => ({ what, failed: false, remedy: open ? remedy : null }))
}

main().catch(error => {
  console.error((error as Error).message)
  process.exit(1)
})
