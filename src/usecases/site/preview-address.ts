import { hostAddress, hostUnder } from '~/domain/site/online/host-owner'
import type { Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'

/** What the address of a preview is opened with. */
export const PREVIEW_KEY = 'jeton'

/** Where the newest version of a site is looked at; null before there is one. Another one once the site is online. */
export function previewAddress(
  { publicUrl, sitesHost }: Pick<Deps, 'publicUrl' | 'sitesHost'>,
  site: Pick<Site, 'preview_label' | 'preview_token'> | undefined,
): string | null {
  if (!site) return null
  return `${hostAddress(publicUrl, hostUnder(sitesHost, site.preview_label))}/?${PREVIEW_KEY}=${site.preview_token}`
}
