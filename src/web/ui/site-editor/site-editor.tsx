import { useEffect, useMemo, useState } from 'react'
import type { SiteApi } from '~/contract/sites/site-api'
import type { SiteLayout } from '~/domain/site/layout/layout'
import { sectionPlace } from '~/domain/site/layout/section-labels'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { MeanwhileNote } from '../site-facts/meanwhile-note'
import { changeLayout, type Site, siteCallsOf } from '../site-facts/site-calls'
import { useFacts } from '../site-facts/use-facts'
import { PreviewFrame } from '../site-preview/preview-frame'
import { ActButton } from './act-button'
import { OnlineBar } from './online-bar'
import { type EditedPart, PartSheet } from './part-sheet'
import { PublishSheet } from './publish-sheet'
import { QUICK_ACTS, type QuickAct } from './quick-act'
import { SectionsList } from './sections-list'
import styles from './site-editor.module.css'
import { useNewClosing } from './use-new-closing'
import { useOnline } from './use-online'
import { useWork } from './use-work'

interface SiteEditorProps {
  /** Of the dossier or of the site: what is typed is kept under it in this tab. */
  id: string
  site: Site
  /** Kept the same by who renders it. */
  api: SiteApi
  onSite: (site: Site) => void
  /** Of what stands in it, one below its own. */
  heading: 'h2' | 'h3' | 'h5'
  /** Whose words those are that are written here. */
  origin?: 'given' | 'written'
  /** What was asked for on the way here. */
  act?: QuickAct | null
}

/** The real page, each part with its way to be changed; what is kept waits until it is published, where it is online. */
export default function SiteEditor({
  id,
  site,
  api,
  onSite,
  heading,
  origin = 'given',
  act = null,
}: SiteEditorProps) {
  const calls = useMemo(() => siteCallsOf(api), [api])
  const typing = useFacts(id, site, calls, onSite)
  const online = useOnline(api, site, onSite)
  const work = useWork(site, onSite)
  const closing = useNewClosing(id, site, typing)
  const [opened, setOpened] = useState<EditedPart | { sheet: 'publish' } | null>(null)
  const isOnline = site.published !== null && site.closure === null

  function open(next: NonNullable<typeof opened>) {
    if (next.sheet === 'act' && next.act === 'fermer') closing.begin()
    setOpened(next)
  }
  const edit = (section: string) => {
    if (sectionPlace(site.layout, section)) open({ sheet: 'section', section })
  }
  function close() {
    closing.drop()
    setOpened(null)
    void typing.keep()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the address asked for
  useEffect(() => {
    if (act) open({ sheet: 'act', act })
  }, [])

  return (
    <div className={`stack-24 ${styles.editor}`}>
      {site.closure && (
        <p>
          Ce site est suspendu. Ce que vous changez ici est gardé&nbsp;: vous pourrez le publier une fois la
          suspension levée.
        </p>
      )}
      {isOnline && (
        <p className={`row-8 ${styles.acts}`}>
          {QUICK_ACTS.map(one => (
            <ActButton key={one} act={one} onClick={() => open({ sheet: 'act', act: one })} />
          ))}
        </p>
      )}
      {site.preview_url && (
        <PreviewFrame
          url={site.preview_url}
          version={site.version}
          title="Votre site, à changer"
          label="Modifier"
          onSection={edit}
        />
      )}
      <SectionsList
        site={site}
        heading={heading}
        busy={work.busy}
        onEdit={edit}
        onLegal={() => open({ sheet: 'legal' })}
        onArrange={(change: (to: Site) => SiteLayout) => work.act(() => changeLayout(api, site, change))}
      />
      {!opened && <MeanwhileNote {...typing} />}
      <ProblemLine words={opened ? null : work.problem} />
      {isOnline && (
        <OnlineBar
          unpublished={online.unpublished}
          onPublish={() => open({ sheet: 'publish' })}
          versions={origin === 'given' ? `/mon-site/${site.site}#versions` : null}
        />
      )}
      {opened?.sheet === 'publish' && <PublishSheet online={online} onClose={close} />}
      {opened && opened.sheet !== 'publish' && (
        <PartSheet
          part={opened}
          {...{ id, site, api, work, origin }}
          typing={closing.typing}
          closing={closing.at}
          next={isOnline ? 'Voir ce qui change' : 'Garder'}
          onKept={() => {
            closing.settle()
            setOpened(isOnline ? { sheet: 'publish' } : null)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
