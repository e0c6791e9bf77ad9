import type { SiteFlaw } from '~/domain/site/online/site-flaw'
import { fail } from '~/failure'
import { diskSites } from '~/gateways/sites-folder/disk-sites'
import { checkSites } from '~/usecases/publishing/check-sites'
import { settleSites } from '~/usecases/publishing/settle-sites'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords, takeFlag } from './plain-words'

/**
 * `npm run check-sites [-- --mend]`: reads every published site and compares it with its rows, while the program runs or not. What a killed
 * publication left is settled by the program within a quarter of an hour, and counts until then; `--mend` settles it now: links
 * follow the rows, and no revision is written.
 */
async function main() {
  const words = process.argv.slice(2)
  const mending = takeFlag('--mend', words)
  plainWords('npm run check-sites [-- --mend]', words)
  const config = commandConfig()
  const { sitesHost, publicUrl, sitesDir } = config
  const { sites, revisions, hosts, flaws } = await withInstallation(config, async ({ db }) => {
    const deps = { db, sitesFolder: diskSites(sitesDir), sitesHost, publicUrl }
    if (mending) await settleSites(deps)
    return checkSites(deps)
  })
  console.log(`${sites} sites, ${revisions} revisions and ${hosts} hosts checked, ${flaws.length} flaws`)
  for (const flaw of flaws) console.log(`- ${lineOf(flaw)}`)
  process.exit(flaws.length > 0 ? 1 : 0)
}

const siteWords: Record<(SiteFlaw & { about: 'site' })['reason'], string> = {
  'other-revision': 'another revision is shown than its rows say',
  'other-address': 'its pages bear another address than that at which it stands',
}

const hostWords: Record<(SiteFlaw & { about: 'host' })['reason'], string> = {
  nowhere: 'it leads nowhere',
  elsewhere: 'it leads to another site',
  unknown: 'no site has it',
}

function lineOf(flaw: SiteFlaw): string {
  switch (flaw.about) {
    case 'folder':
      return 'SITES_DIR is not the folder of this installation: see docs/operations.md, « Héberger les sites »'
    case 'site':
      return `site ${flaw.site}: ${siteWords[flaw.reason]}`
    case 'revision':
      return `site ${flaw.site}, ${flaw.folder}: it is not there, or not as it was laid down`
    case 'host':
      return `host ${flaw.host}: ${hostWords[flaw.reason]}`
  }
}

main().catch(fail)
