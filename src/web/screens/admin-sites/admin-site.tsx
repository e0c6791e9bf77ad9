import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { DOMAIN_STATE_LABELS } from '~/domain/site/domains/client-domain'
import { SILENCE_LABELS } from '~/domain/site/online/site-watch'
import { formatMinute, formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { pageMeta } from '~/web/page-meta'
import { AdminLink } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useMay } from '~/web/ui/admin/use-me'
import { clientPart } from '~/web/ui/feedback/client-part'
import { FactList } from '~/web/ui/prose/fact-list'
import type { DomainCalls } from '~/web/ui/site-domain/domain-calls'
import { BY_TEAM } from '~/web/ui/site-facts/site-draft'
import type { Route } from './+types/admin-site'
import styles from './admin-sites.module.css'
import { HostedMark } from './hosted-mark'
import { type Hosted, useHosted, useNotices, useShownSite } from './hosted-queries'
import { NoticesList } from './notices-list'
import { SiteActs } from './site-acts'
import { SiteRevisions } from './site-revisions'

const SiteDomain = clientPart(() => import('~/web/ui/site-domain/site-domain'))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Site',
    description: 'Un site que nous hébergeons.',
    path: `/admin-dashboard/sites/${args.params.site}`,
    hidden: true,
  })

/** All that concerns one site that we make or host, also once its dossier is gone. */
export default function AdminSite({ params: { site } }: Route.ComponentProps) {
  const query = useHosted(site)
  const parts = [query, useShownSite(site), useNotices(site)]
  return (
    <>
      <BackLink to="/admin-dashboard/sites">Tous les sites</BackLink>
      <ListState
        query={{ ...query, isPending: parts.some(({ isPending }) => isPending) }}
        count={query.data ? 1 : 0}
        empty={null}
        missing="Ce site n’existe pas, ou il a été effacé."
      >
        {query.data && <OneSite hosted={query.data} />}
      </ListState>
    </>
  )
}

function OneSite({ hosted }: { hosted: Hosted }) {
  const { site, name, url, state, dossier, owner_email, problems, silent } = hosted
  const may = useMay()('work-dossiers')
  const shown = useShownSite(site).data
  const { data } = useNotices(site)
  const facts: [string, React.ReactNode][] = [
    ['État', <HostedMark key="state" state={state} />],
    ['Adresse', url],
    ['Titulaire', owner_email],
    ['Version', hosted.version],
    ['Modifié le', day(hosted.changed_at)],
    [
      'Domaine',
      hosted.domain && `${hosted.domain.name}, ${DOMAIN_STATE_LABELS[hosted.domain.state].toLowerCase()}`,
    ],
    ['Certificat jusqu’au', day(hosted.certificate_until)],
    ['Demandes ouvertes', hosted.open_requests],
    [
      'Dossier',
      dossier ? (
        <Link key="dossier" to={`/admin-dashboard/dossiers/${dossier}`}>
          Ouvrir le dossier
        </Link>
      ) : (
        'Effacé'
      ),
    ],
  ]
  const domainCalls = useMemo(() => domainCallsOf(site), [site])
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>{name || 'Sans nom'}</h1>
        {url && (
          <AdminLink to={url} icon={ExternalLink}>
            Voir le site
          </AdminLink>
        )}
      </div>
      {shown?.closure && <Closed closure={shown.closure} isOurs={shown.published !== null} />}
      {silent && (
        <p className={styles.state} role="status">
          {silent.because && SILENCE_LABELS[silent.because]} à son adresse publique depuis le{' '}
          {formatMinute(new Date(silent.since))}.
        </p>
      )}
      <FactList facts={facts.map(([name, value]) => [name, value ?? '–'] as const)} className={page.facts} />
      {problems.length > 0 && (
        <section className={`stack-12 ${styles.part}`} aria-label="Ce qui manque">
          <h2>Ce qui manque</h2>
          <ul>
            {problems.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {data && data.notices.length > 0 && <NoticesList title="Signalements" notices={data.notices} />}
      {may && shown && <SiteActs hosted={hosted} shown={shown} />}
      {may && shown?.published && !shown.closure && (
        <div className={`stack-12 ${styles.part}`}>
          <SiteDomain id={`${BY_TEAM}${site}`} calls={domainCalls} heading="h2" />
        </div>
      )}
      <SiteRevisions site={site} may={!!may} closed={!!shown?.closure} />
    </>
  )
}

const domainCallsOf = (site: string): DomainCalls => ({
  read: () => adminApi.teamSiteDomain({ params: { site } }),
  claim: name => adminApi.teamClaimDomain({ params: { site }, body: { name } }),
  release: () => adminApi.teamReleaseDomain({ params: { site } }),
})

const day = (at: string | null) => at && formatShortDay(new Date(at))

type Closure = NonNullable<NonNullable<ReturnType<typeof useShownSite>['data']>['closure']>

function Closed({ closure: { state, at, until, reason }, isOurs }: { closure: Closure; isOurs: boolean }) {
  const is = state === 'suspended' ? 'Suspendu' : isOurs ? 'Retiré' : 'Fin demandée'
  return (
    <p className={styles.state} role="status">
      {is} le {formatMinute(new Date(at))}.
      {until &&
        ` Tout${isOurs ? '' : ' ce que nous en gardons'} sera effacé le ${formatShortDay(new Date(until))}.`}
      {reason && ` Motif\u00a0: ${reason}`}
    </p>
  )
}
