import { domainToUnicode } from 'node:url'
import { chosenHost } from '~/domain/site/domains/client-domain'
import type { DomainFinding } from '~/domain/site/domains/domain-finding'
import { domainRecords, isSeen } from '~/domain/site/domains/domain-records'
import { domainSentence, openFindings } from '~/domain/site/domains/domain-sentence'
import type { Db } from '~/store/database/database'
import { domainsOfSite, type SiteDomain } from '~/store/sites/site-domains'
import type { Deps } from '../ground/deps'
import { provenSite } from '../site/proven-site'
import type { SiteAt, SiteDeps } from '../site/site-at'

type ReadDeps = SiteDeps & Pick<Deps, 'sitesAddresses'>

/** The domain that a site has, or wishes for. @throws Refusal not-found, address-unproven */
export async function readDomain(deps: ReadDeps, at: SiteAt) {
  const site = await provenSite(deps, at)
  return toldDomain(deps, site ? await domainsOfSite(deps.db, site.id) : [])
}

/** The same of the claims of a site, the newest first. */
function toldDomain({ sitesAddresses }: Pick<Deps, 'sitesAddresses'>, claims: readonly SiteDomain[]) {
  const [claim] = claims
  const served = claims.find(({ online_at }) => online_at !== null)
  if (!claim) return { name: null, records: [], looked_at: null, ...domainSentence(null) }
  const told = {
    shown: shownHost(claim),
    proven: claim.proven_at !== null,
    online: claim.online_at !== null,
    away_at: claim.away_at,
    looked: claim.looked_at !== null,
    findings: claim.findings,
    meanwhile: served && served !== claim ? shownHost(served) : null,
  }
  const open = openFindings(told)
  const records = domainRecords(claim, sitesAddresses ?? { v4: [], v6: [] })
  return {
    name: told.shown,
    records: records.map(record => ({ ...record, seen: told.looked && isSeen(record, open) })),
    looked_at: claim.looked_at,
    ...domainSentence({ ...told, findings: told.findings.map(asWritten) }),
  }
}

/** As people write them. */
const asWritten = (finding: DomainFinding) => ({ ...finding, host: domainToUnicode(finding.host) })
const shownHost = (domain: Pick<SiteDomain, 'name' | 'www'>) => domainToUnicode(chosenHost(domain))

/** The claims of a site as they are now. */
export const domainNow = async (deps: Pick<Deps, 'sitesAddresses'> & { db: Db }, siteId: string) =>
  toldDomain(deps, await domainsOfSite(deps.db, siteId))
