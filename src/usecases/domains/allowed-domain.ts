import { Refusal } from '~/domain/refusal'
import { hostOwner, hostPlan } from '~/domain/site/online/host-owner'
import type { Deps } from '../ground/deps'

/**
 * Whether a certificate is to be asked for: the name leads to a client's site as his own. The links say it, so that certificates
 * are renewed while the database is away. @returns the name. @throws Refusal not-found
 */
export async function allowedDomain(
  { publicUrl, sitesHost, sitesFolder }: Pick<Deps, 'publicUrl' | 'sitesHost' | 'sitesFolder'>,
  domain: string,
): Promise<string> {
  const owner = hostOwner(hostPlan(publicUrl, sitesHost), '/', [domain])
  // Names under our own host have one certificate together.
  if (owner.of !== 'domain' || !(await sitesFolder.isLed(owner.host))) throw new Refusal('not-found')
  return owner.host
}
