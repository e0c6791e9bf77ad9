import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { pageMeta } from '~/web/page-meta'
import page from '~/web/ui/admin/desk-page.module.css'
import { useDossier } from '~/web/ui/dossier-sheet/dossier-data'
import { DossierSheet } from '~/web/ui/dossier-sheet/dossier-sheet'
import { DossierState } from '~/web/ui/dossier-sheet/dossier-state'
import type { Route } from './+types/admin-dossier'
import styles from './admin-dossier.module.css'

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
      <p>
        <Link to="/admin-dashboard" className={styles.back}>
          <ArrowLeft aria-hidden size={16} /> Tableau de bord
        </Link>
      </p>
      <DossierState query={query}>
        {dossier => (
          <>
            <h1 className={page.title}>{dossier.company_name}</h1>
            <DossierSheet
              dossier={dossier}
              onErased={() => void navigate('/admin-dashboard', { replace: true })}
            />
          </>
        )}
      </DossierState>
    </>
  )
}
