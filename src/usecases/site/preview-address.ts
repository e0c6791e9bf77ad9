import { hostAddress, hostUnder } from '~/domain/site/online/host-owner'
import type { Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'

/** What the address of a preview is opened with. */
export const PREVIEW_KEY = 'jeton'

/** Where a site is looked at until it is online; null from then on, and before there is one. */
export function previewAddress(
  { publicUrl, sitesHost }: Pick<Deps, 'publicUrl' | 'sitesHost'>,
  site: Pick<Site, 'online_at' | 'preview_label' | 'preview_token'> | undefined,
): string | null {
  if (!site || site.online_at) return null
  return `${hostAddress(publicUrl, hostUnder(sitesHost, site.preview_label))}/?${PREVIEW_KEY}=${site.preview_token}`
}
