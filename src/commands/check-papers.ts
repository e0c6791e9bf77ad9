import { readConfig } from '~/config'
import type { PaperFlaw } from '~/domain/invoice/paper-flaw'
import { openFileStore } from '~/gateways/file-store/configured'
import { openVault } from '~/gateways/vault'
import { openSecrets } from '~/usecases/founding/open-secrets'
import { checkPapers } from '~/usecases/invoice/check-papers'
import { openInstallation } from './installation'

/** `npm run check-papers`: verifies the journal's chains and every issued paper, while the site runs or not. */
async function main() {
  const config = readConfig(process.env)
  const database = await openInstallation(config)
  const files = await openFileStore(config)
  const { houseKey, sealer } = await openSecrets(database.db, config)
  const { chains, papers, flaws } = await checkPapers({
    db: database.db,
    vault: await openVault(files, houseKey),
    sealer,
  })
  await database.close()
  console.log(`${chains} journals and ${papers} papers checked, ${flaws.length} flaws`)
  for (const flaw of flaws) console.log(`- ${lineOf(flaw)}`)
  process.exit(flaws.length > 0 ? 1 : 0)
}

const papers: Record<(PaperFlaw & { about: 'paper' })['reason'], string> = {
  unnamed: 'no file is named',
  'other-bytes': 'its bytes are not those that were sealed',
  'broken-seal': 'its seal is broken',
  unreadable: 'its file cannot be read',
}

const lineOf = (flaw: PaperFlaw) =>
  flaw.about === 'paper'
    ? `${flaw.number}: ${papers[flaw.reason]}${flaw.reason === 'unreadable' ? ` (${flaw.because})` : ''}`
    : `journal of dossier ${flaw.dossier}: ${flaw.reason} at line ${flaw.rank}`

main().catch(error => {
  console.error((error as Error).message)
  process.exit(1)
})
