import { useMemo } from 'react'
import { followUpApi } from '~/web/follow-up-api'
import { clientPart } from '~/web/ui/feedback/client-part'
import type { DomainCalls } from '~/web/ui/site-domain/domain-calls'
import styles from './mon-site.module.css'
import { useOwnSite } from './owner-queries'
import type { PartProps } from './part-props'

const SiteDomain = clientPart(() => import('~/web/ui/site-domain/site-domain'))

/** The firm's own name for its site. */
export function DomainPart({ site }: PartProps) {
  const calls = useMemo(() => callsOf(site), [site])
  const postalCode = useOwnSite(site).data?.facts.address.postal_code
  return (
    <div className={`stack-16 ${styles.part}`}>
      <SiteDomain id={site} calls={calls} heading="h2" postalCode={postalCode} />
    </div>
  )
}

const callsOf = (site: string): DomainCalls => ({
  read: () => followUpApi.ownerSiteDomain({ params: { site } }),
  claim: name => followUpApi.ownerClaimDomain({ params: { site }, body: { name } }),
  release: () => followUpApi.ownerReleaseDomain({ params: { site } }),
})
