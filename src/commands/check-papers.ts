import { readConfig } from '~/config'
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
  for (const flaw of flaws) console.log(`- ${flaw}`)
  process.exit(flaws.length > 0 ? 1 : 0)
}

main().catch(error => {
  console.error((error as Error).message)
  process.exit(1)
})
