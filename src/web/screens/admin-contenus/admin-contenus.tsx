import { FilePlus2 } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useSearchParams } from 'react-router'
import { hiddenMeta } from '~/web/page-meta'
import { AdminLink } from '~/web/ui/admin/admin-button'
import page from '~/web/ui/admin/admin-page.module.css'
import tabs from '~/web/ui/admin/admin-tabs.module.css'
import { AidQueue } from './aid-queue'
import type { Kind } from './content-data'
import { ContentList } from './content-list'

export const meta = hiddenMeta('/admin-dashboard/contenus', 'Contenus', 'Articles et pages.')

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
      <Tabs.Root value={tab} onValueChange={onglet => setParams({ onglet })} activationMode="manual">
        <Tabs.List className={tabs.tabs} aria-label="Contenus">
          <Tabs.Trigger value="articles" className={tabs.tab}>
            Articles
          </Tabs.Trigger>
          <Tabs.Trigger value="pages" className={tabs.tab}>
            Pages
          </Tabs.Trigger>
          <Tabs.Trigger value="aides" className={tabs.tab}>
            Aides
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={tab} className={tabs.panel}>
          {tab === 'aides' ? <AidQueue /> : <ContentList key={kind} kind={kind} />}
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}
