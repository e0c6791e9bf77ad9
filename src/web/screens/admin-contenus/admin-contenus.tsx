import { FilePlus2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { hiddenMeta } from '~/web/page-meta'
import { AdminLink } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { AdminTabs } from '~/web/ui/admin/frame/admin-tabs'
import { AidQueue } from './aid-queue'
import type { Kind } from './content-data'
import { ContentList } from './content-list'

export const meta = hiddenMeta('Contenus', 'Articles et pages.')

const TABS = [
  ['articles', 'Articles'],
  ['pages', 'Pages'],
  ['aides', 'Aides'],
] as const

/** The articles of the blog, the landing pages, and the aids that wait to be checked again. */
export default function AdminContenus() {
  const [params, setParams] = useSearchParams()
  const shown = params.get('onglet')
  const kind: Kind = shown === 'pages' ? 'pages' : 'articles'
  const tab = shown === 'aides' ? 'aides' : kind
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>Contenus</h1>
        <AdminLink
          look="first"
          icon={FilePlus2}
          to={`/admin-dashboard/contenus/${tab}/${tab === 'aides' ? 'nouvelle' : 'nouveau'}`}
        >
          {tab === 'aides' ? 'Nouvelle aide' : tab === 'pages' ? 'Nouvelle page' : 'Nouvel article'}
        </AdminLink>
      </div>
      <AdminTabs label="Contenus" tabs={TABS} value={tab} onChange={onglet => setParams({ onglet })}>
        {tab === 'aides' ? <AidQueue /> : <ContentList key={kind} kind={kind} />}
      </AdminTabs>
    </>
  )
}
