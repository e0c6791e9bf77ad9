import type { JobPayloads } from '~/domain/jobs'
import type { Deps } from '../ground/deps'

/** Hands an alert to the operator's own channel; the queue calls again after a failure. */
export async function postAlert(
  { alerts, agency, publicUrl }: Pick<Deps, 'alerts' | 'agency' | 'publicUrl'>,
  alert: JobPayloads['post-alert'],
) {
  await alerts?.webhook?.({ site: publicUrl, brand: agency.brand, ...alert })
}
