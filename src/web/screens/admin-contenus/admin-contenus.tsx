import { FilePlus2 } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useSearchParams } from 'react-router'
import { pageMeta } from '~/web/page-meta'
import { DeskLink } from '~/web/ui/admin/desk-button'
import tabs from '~/web/ui/admin/desk-tabs.module.css'
import type { Route } from './+types/admin-contenus'
import type { Kind } from './content-data'
import { ContentList } from './content-list'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Contenus',
    description: 'Articles et pages.',
    path: '/admin-dashboard/contenus',
    hidden: true,
  })

/** The articles of the blog and the landing pages. */
export default function AdminContenus() {
  const [params, setParams] = useSearchParams()
  const kind: Kind = params.get('onglet') === 'pages' ? 'pages' : 'articles'
  return (
    <>
      <h1 className={tabs.title}>Contenus</h1>
      <div>
        <DeskLink
          look="first"
          icon={<FilePlus2 aria-hidden size={16} />}
          to={`/admin-dashboard/contenus/${kind}/nouveau`}
        >
          {kind === 'pages' ? 'Nouvelle page' : 'Nouvel article'}
        </DeskLink>
      </div>
      <Tabs.Root value={kind} onValueChange={onglet => setParams({ onglet })} activationMode="manual">
        <Tabs.List className={tabs.tabs} aria-label="Contenus">
          <Tabs.Trigger value="articles" className={tabs.tab}>
            Articles
          </Tabs.Trigger>
          <Tabs.Trigger value="pages" className={tabs.tab}>
            Pages
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={kind} className={tabs.panel}>
          <ContentList key={kind} kind={kind} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}
