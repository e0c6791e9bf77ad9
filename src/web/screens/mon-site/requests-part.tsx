import { useState } from 'react'
import { wordsOf } from '~/contract/failure'
import { counted } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { SpaceUnread } from '~/web/ui/sign-in/private-space'
import styles from './mon-site.module.css'
import { type Request, useOwnSite, useRequests } from './owner-queries'
import type { PartProps } from './part-props'
import { RequestCard } from './request-card'
import { TableExport } from './table-export'

/** So many are drawn at once. */
const AT_ONCE = 10

/** What visitors asked: what waits first, what is done with and what is kept apart folded below it. */
export function RequestsPart({ site }: PartProps) {
  const { data, error, refetch } = useRequests(site)
  const own = useOwnSite(site).data
  const requests = data?.requests ?? []
  const apart = requests.filter(({ suspicion, closed_at }) => suspicion && !closed_at)
  const closed = requests.filter(({ closed_at }) => closed_at)
  const open = requests.filter(({ suspicion, closed_at }) => !suspicion && !closed_at)
  const arrive =
    own?.published && !own.closure
      ? `${requests.length === 0 ? 'Celles de vos visiteurs' : 'Les prochaines'} arrivent ici, et par e-mail.`
      : null
  return (
    <section aria-labelledby="demandes" className={`stack-16 ${styles.part}`}>
      <h2 id="demandes">
        {data && open.length > 0 ? `${counted(open.length, 'demande')} à traiter` : 'Vos demandes'}
      </h2>
      {error && !data && <SpaceUnread again={refetch} words={wordsOf(error)} />}
      {data && open.length === 0 && (
        <p>
          {requests.length === 0 ? 'Aucune demande pour le moment.' : 'Tout est traité.'}
          {arrive && ` ${arrive}`}
        </p>
      )}
      <RequestList site={site} requests={open} />
      {closed.length > 0 && (
        <details className={styles.folded}>
          <summary>Déjà traitées ({closed.length})</summary>
          <RequestList site={site} requests={closed} />
        </details>
      )}
      {apart.length > 0 && (
        <details className={styles.folded}>
          <summary>Mises à part ({apart.length})</summary>
          <p>
            Elles ressemblent à de la publicité ou à un programme, et ne vous ont pas été envoyées par e-mail.
          </p>
          <RequestList site={site} requests={apart} />
        </details>
      )}
      {requests.length > 0 && (
        <TableExport
          label="Télécharger les demandes (CSV)"
          filename="demandes.csv"
          read={() => followUpApi.ownerExportSiteRequests({ params: { site } })}
        />
      )}
    </section>
  )
}

/** The newest first, the rest when it is asked for. */
function RequestList({ site, requests }: PartProps & { requests: Request[] }) {
  const [whole, showWhole] = useState(false)
  const shown = whole ? requests : requests.slice(0, AT_ONCE)
  const more = requests.length - shown.length
  if (requests.length === 0) return null
  return (
    <>
      <ul className={`stack-16 bare-list ${styles.cards}`}>
        {shown.map(request => (
          <RequestCard key={request.number} site={site} request={request} />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Button look="second" onClick={() => showWhole(true)}>
            Voir {more === 1 ? 'la suivante' : `les ${more} suivantes`}
          </Button>
        </p>
      )}
    </>
  )
}
