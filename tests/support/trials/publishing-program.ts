import { diskSites } from '../../../src/gateways/sites-folder/disk-sites'
import { PAGES } from './published-pages'

/**
 * Publishes revisions of two sites without end, brings old ones back and leads a domain from one to the other, until it is
 * killed; says each that is acknowledged. Arguments: SITES_DIR, and the number to begin with.
 */
const [root = '', first = '1'] = process.argv.slice(2)
const sites = diskSites(root)

let earlier: string | null = null
for (let rank = Number(first); ; rank += 1) {
  const site = rank % 2 === 0 ? 'pair' : 'impair'
  const files = PAGES.map(path => ({ path, body: `${site} ${rank} `.repeat(400) }))
  const style = { path: '_f/style.0123456789.css', body: 'body{}'.repeat(2_000) }
  const folder = await sites.lay(site, rank, [...files, style])
  await sites.lead(`${site}.localhost`, site)
  earlier = await sites.show(site, folder)
  // The bare name and its www change places now and then, as `led-hosts.ts` orders it.
  const [chosen, other] =
    rank % 8 < 4 ? ['domaine.example', 'www.domaine.example'] : ['www.domaine.example', 'domaine.example']
  await sites.lead(chosen, site)
  await sites.alias(other, chosen)
  if (rank % 3 === 0 && earlier) await sites.show(site, earlier)
  process.stdout.write(`${site} ${rank}\n`)
}
