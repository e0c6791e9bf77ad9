import { useState } from 'react'
import { hiddenMeta } from '~/web/page-meta'
import tabs from '~/web/ui/admin/frame/admin-tabs.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { ListState } from '~/web/ui/admin/table/list-state'
import type { Route } from './+types/content-editor'
import { type Kind, useContent } from './content-data'
import { ContentForm } from './content-form'

export const meta = hiddenMeta('Rédaction', 'Un article ou une page.')

/** A text at /admin-dashboard/contenus/{articles|pages}/{id}; the id of a new one is « nouveau ». */
export default function ContentEditor({ params }: Route.ComponentProps) {
  const kind: Kind = params.kind === 'pages' ? 'pages' : 'articles'
  // A new text gets its own address once it is saved, and its form goes on.
  const [startedNew] = useState(params.id === 'nouveau')
  const query = useContent(kind, startedNew ? null : params.id)
  return (
    <>
      <BackLink to="/admin-dashboard/contenus" usual={`?onglet=${kind}`}>
        Contenus
      </BackLink>
      <h1 className={tabs.title}>
        {params.id !== 'nouveau'
          ? 'Modifier le texte'
          : kind === 'pages'
            ? 'Nouvelle page'
            : 'Nouvel article'}
      </h1>
      {startedNew ? (
        <ContentForm kind={kind} start={null} />
      ) : (
        <ListState
          query={query}
          count={1}
          empty={null}
          missing="Ce contenu n’existe pas, ou il a été supprimé."
        >
          {query.data && <ContentForm key={query.data.id} kind={kind} start={query.data} />}
        </ListState>
      )}
    </>
  )
}
