import { readConfig } from '~/config'
import { openFileStore } from '~/gateways/file-store/configured'
import { readHouseKey } from '~/gateways/house-key'
import { openVault } from '~/gateways/vault'
import { openSealer } from '~/invoicing/seal'
import { checkPapers } from '~/usecases/invoice/check-papers'
import { openInstallation } from './installation'

/** `npm run check-papers`: verifies the journal's chains and every issued paper, while the site runs or not. */
async function main() {
  const config = readConfig(process.env)
  const database = await openInstallation(config)
  const files = await openFileStore(config)
  const { chains, papers, flaws } = await checkPapers({
    db: database.db,
    vault: await openVault(files, await readHouseKey(config.filesKey, config.dataDir)),
    sealer: await openSealer({ dataDir: config.dataDir, owner: config.agency.legal_name, ...config.seal }),
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
