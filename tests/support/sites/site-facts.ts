import type { Api } from '../../../src/contract/client'
import type { SiteFacts } from '../../../src/domain/site/facts/facts'
import { fullFacts } from './client-sites'

/** As If-Match names the version of a site that is changed. */
export const onVersion = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

/** Says all that is needed of a site, as its owner: its contents are complete then. */
export async function sayFacts(
  api: Pick<Api, 'siteProject' | 'saveSiteFacts'>,
  id: string,
  facts: Partial<SiteFacts> = {},
) {
  const params = { id }
  const { version } = await api.siteProject({ params })
  return api.saveSiteFacts({ params, body: { facts: { ...fullFacts, ...facts } }, ...onVersion(version) })
}

/** Says something else in a site's facts, as the team: there is something to publish then. */
export async function rewordSite(api: Pick<Api, 'teamSiteProject' | 'teamSaveSiteFacts'>, site: string) {
  const params = { site }
  const { facts, version } = await api.teamSiteProject({ params })
  const about = `Dans le quartier depuis vingt ans, et ${version} fois mieux.`
  return api.teamSaveSiteFacts({ params, body: { facts: { ...facts, about } }, ...onVersion(version) })
}
