import { useMemo } from 'react'
import { siteApiOf } from '~/contract/sites/site-api'
import { followUpApi } from '~/web/follow-up-api'
import { clientPart } from '~/web/ui/feedback/client-part'
import { isEnded } from '~/web/ui/site-facts/site-calls'
import styles from './mon-site.module.css'
import { useOwnSite } from './owner-queries'
import type { PartProps } from './part-props'

const ChangeRequests = clientPart(() => import('~/web/ui/site-review/change-requests'))

/** What the owner does not change himself, asked of the team; of a site that was ended, to have it back. */
export function ChangePart({ site }: PartProps) {
  const api = useMemo(() => siteApiOf(followUpApi, 'owner', { site }), [site])
  const shown = useOwnSite(site).data
  const over = shown !== undefined && isEnded(shown)
  return (
    <section aria-labelledby="changement-demande" className={`stack-16 ${styles.part}`}>
      <h2 id="changement-demande">{over ? 'Écrire à l’équipe' : 'Demander un changement à l’équipe'}</h2>
      <ChangeRequests id={site} api={api} over={over} postalCode={shown?.facts.address.postal_code} />
    </section>
  )
}
