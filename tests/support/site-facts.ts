import type { Api } from '../../src/contract/client'
import type { SiteFacts } from '../../src/domain/site/facts'
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
