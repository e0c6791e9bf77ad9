import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import tabs from '~/web/ui/admin/frame/admin-tabs.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { ListState } from '~/web/ui/admin/table/list-state'
import type { Route } from './+types/aid-editor'
import { AidForm } from './aid-form'

export const meta = hiddenMeta('Aide', 'Une aide du catalogue.')

/** An aid at /admin-dashboard/contenus/aides/{id}; the id of a new one is « nouvelle ». */
export default function AidEditor({ params: { id } }: Route.ComponentProps) {
  // A new aid gets its own address once it is saved, and its form goes on.
  const [startedNew] = useState(id === 'nouvelle')
  const query = useQuery({
    // What is being typed is read once, whatever is saved meanwhile.
    queryKey: ['admin', 'aid', id],
    enabled: !startedNew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => adminApi.getAid({ params: { id }, signal }),
  })
  return (
    <>
      <BackLink to="/admin-dashboard/contenus" usual="?onglet=aides">
        Contenus
      </BackLink>
      <h1 className={tabs.title}>{id === 'nouvelle' ? 'Nouvelle aide' : 'Modifier l’aide'}</h1>
      {startedNew ? (
        <AidForm start={null} />
      ) : (
        <ListState
          query={query}
          count={1}
          empty={null}
          missing="Cette aide n’existe pas, ou elle a été supprimée."
        >
          {query.data && <AidForm key={query.data.id} start={query.data} />}
        </ListState>
      )}
    </>
  )
}
