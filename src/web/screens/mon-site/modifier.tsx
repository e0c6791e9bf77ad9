import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { answeredWith, NOTHING_LOST, wordsOf } from '~/contract/failure'
import { siteApiOf } from '~/contract/sites/site-api'
import { followUpApi } from '~/web/follow-up-api'
import { hiddenMeta } from '~/web/page-meta'
import { onSpaceClosed } from '~/web/space-session'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { clientPart } from '~/web/ui/feedback/client-part'
import { Loading } from '~/web/ui/feedback/loading'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { quickActOf } from '~/web/ui/site-editor/quick-act'
import { isEnded, type Site } from '~/web/ui/site-facts/site-calls'
import styles from './modifier.module.css'

export { privateHeaders as headers } from '~/web/private-headers'

const SiteEditor = clientPart(() => import('~/web/ui/site-editor/site-editor'))

export const meta = hiddenMeta('Modifier mon site', 'Vos horaires, vos prix, vos photos et vos textes.')

const header = { links: [{ to: '/mon-site', words: 'Mon site' }], action: null }

/** Where the owner of a site that is online changes it; `?site=` names one of several, `?acte=` what is to be done. */
export default function Modifier() {
  return (
    <PageFrame header={header} width="page">
      <SiteToaster />
      <div className={`stack-24 ${styles.page}`}>
        <h1>Modifier mon site</h1>
        <Editor />
        <DataProtectionNotice
          purpose="à tenir votre site à jour"
          kept="tant que votre site existe"
          erasable
        />
      </div>
    </PageFrame>
  )
}

function Editor() {
  const [search] = useSearchParams()
  const { read, again, onSite } = useOwnSite(search.get('site'))
  const shown = read.state === 'read' ? read.site : null
  const site = shown?.site ?? null
  const api = useMemo(() => site && siteApiOf(followUpApi, 'owner', { site }), [site])
  if (read.state === 'out')
    return (
      <p>
        Entrez d’abord dans votre espace&nbsp;: ce que vous auriez écrit ici est gardé dans cet onglet.{' '}
        <ButtonLink to="/mon-site">Mon espace</ButtonLink>
      </p>
    )
  if (read.state === 'none') return <p>Aucun site en ligne n’est à vous ici.</p>
  if (read.state === 'failed')
    return (
      <p role="alert">
        {read.problem}{' '}
        <Button look="second" onClick={() => void again()}>
          Réessayer
        </Button>
      </p>
    )
  if (shown && isEnded(shown))
    return (
      <p>
        Il a été mis fin à ce site&nbsp;: il ne se modifie plus. <Link to="/mon-site">Mon espace</Link>
      </p>
    )
  if (!shown || !site || !api) return <Loading>Chargement de votre site...</Loading>
  return (
    <SiteEditor
      key={site}
      id={site}
      site={shown}
      api={api}
      onSite={onSite}
      heading="h2"
      act={quickActOf(search.get('acte'))}
    />
  )
}

type Read =
  | { state: 'reading' | 'out' | 'none' }
  | { state: 'failed'; problem: string }
  | { state: 'read'; site: Site }

/** The site that is asked for, or the first one of whoever is signed in. */
function useOwnSite(wanted: string | null) {
  const [read, setRead] = useState<Read>({ state: 'reading' })
  const again = useCallback(async () => {
    try {
      const site = wanted ?? (await followUpApi.ownerSites({})).sites[0]?.site
      if (!site) return setRead({ state: 'none' })
      setRead({ state: 'read', site: await followUpApi.ownerSiteProject({ params: { site } }) })
    } catch (error) {
      if (answeredWith(error, 401)) return setRead({ state: 'out' })
      if (answeredWith(error, 404)) return setRead({ state: 'none' })
      setRead({ state: 'failed', problem: wordsOf(error, NOTHING_LOST) })
    }
  }, [wanted])
  useEffect(() => void again(), [again])
  useEffect(() => onSpaceClosed(() => setRead({ state: 'out' })), [])
  const onSite = useCallback((site: Site) => setRead({ state: 'read', site }), [])
  return { read, again, onSite }
}
