import { useNavigate } from 'react-router'
import { pageMeta } from '~/web/page-meta'
import { BackLink } from '~/web/ui/admin/back-link'
import page from '~/web/ui/admin/desk-page.module.css'
import { lastSearch } from '~/web/ui/admin/last-address'
import { useDossier } from '~/web/ui/dossier-sheet/dossier-data'
import { DossierSheet } from '~/web/ui/dossier-sheet/dossier-sheet'
import { DossierState } from '~/web/ui/dossier-sheet/dossier-state'
import type { Route } from './+types/admin-dossier'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Dossier',
    description: 'Un dossier et ses pièces.',
    path: '/admin-dashboard',
    hidden: true,
  })

/** One dossier on a page of its own: pieces, papers, history, and what can be decided. */
export default function AdminDossier({ params }: Route.ComponentProps) {
  const query = useDossier(params.id)
  const navigate = useNavigate()
  return (
    <>
      <BackLink to="/admin-dashboard">Tableau de bord</BackLink>
      <h1 className={page.title}>{query.data?.company_name ?? 'Dossier'}</h1>
      <DossierState query={query}>
        {dossier => (
          <DossierSheet
            dossier={dossier}
            onErased={() =>
              void navigate(`/admin-dashboard${lastSearch('/admin-dashboard') ?? ''}`, { replace: true })
            }
          />
        )}
      </DossierState>
    </>
  )
}
