import { useMemo } from 'react'
import { siteApiOf } from '~/contract/site-api'
import { followUpApi } from '~/web/follow-up-api'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './mon-site.module.css'
import type { PartProps } from './part-props'

const ChangeRequests = clientPart(() => import('~/web/ui/site-review/change-requests'))

/** What the owner does not change himself, asked of the team. */
export function ChangePart({ site }: PartProps) {
  const api = useMemo(() => siteApiOf(followUpApi, 'owner', { site }), [site])
  return (
    <section aria-labelledby="changement-demande" className={`stack-16 ${styles.part}`}>
      <h2 id="changement-demande">Demander un changement à l’équipe</h2>
      <ChangeRequests id={site} api={api} />
    </section>
  )
}
