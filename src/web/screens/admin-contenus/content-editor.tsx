import { useNavigate } from 'react-router'
import { pageMeta } from '~/web/page-meta'
import { BackLink } from '~/web/ui/admin/back-link'
import tabs from '~/web/ui/admin/desk-tabs.module.css'
import { ListState } from '~/web/ui/admin/table/list-state'
import type { Route } from './+types/content-editor'
import { EMPTY, type Kind, useContent } from './content-data'
import { ContentForm } from './content-form'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Rédaction',
    description: 'Un article ou une page.',
    path: '/admin-dashboard/contenus',
    hidden: true,
  })

/** A text at /admin-dashboard/contenus/{articles|pages}/{id}; the id of a new one is « nouveau ». */
export default function ContentEditor({ params }: Route.ComponentProps) {
  const kind: Kind = params.kind === 'pages' ? 'pages' : 'articles'
  const id = params.id === 'nouveau' ? null : params.id
  const query = useContent(kind, id)
  const navigate = useNavigate()
  const list = `/admin-dashboard/contenus?onglet=${kind}`
  return (
    <>
      <BackLink to={list}>Contenus</BackLink>
      <h1 className={tabs.title}>
        {id === null ? (kind === 'pages' ? 'Nouvelle page' : 'Nouvel article') : 'Modifier le texte'}
      </h1>
      {id === null ? (
        <ContentForm
          kind={kind}
          id={null}
          start={EMPTY}
          version={0}
          onSaved={saved => void navigate(`/admin-dashboard/contenus/${kind}/${saved}`, { replace: true })}
        />
      ) : (
        <ListState query={query} count={1} empty={null}>
          {query.data && (
            <ContentForm
              key={query.data.version}
              kind={kind}
              id={id}
              start={query.data.draft}
              version={query.data.version}
              onSaved={() => void query.refetch()}
            />
          )}
        </ListState>
      )}
    </>
  )
}
