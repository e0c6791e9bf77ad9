import { Refusal } from '~/domain/refusal'
import type { Site } from '~/store/sites/sites'

/** @throws Refusal site-ended: nothing of an ended site changes any more */
export function refuseEnded({ ended_at }: Pick<Site, 'ended_at'>) {
  if (ended_at) throw new Refusal('site-ended')
}

/** @throws Refusal site-ended, site-suspended: what is shown in place of a closed site stays */
export function refuseClosed(site: Pick<Site, 'ended_at' | 'suspended_at'>) {
  refuseEnded(site)
  if (site.suspended_at) throw new Refusal('site-suspended')
}
