import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pairsOf } from '~/domain/closed-list'
import { DOMAIN_STATE_LABELS } from '~/domain/site/domains/client-domain'
import { HOSTED_STATE_LABELS, SILENCE_LABELS } from '~/domain/site/online/site-watch'
import { counted, formatShortDay } from '~/domain/text/french'
import { hiddenMeta } from '~/web/page-meta'
import { AdminLink } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { useQueues } from '~/web/ui/admin/queue-data'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import filters from '~/web/ui/admin/table/list-filters.module.css'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'
import { SearchField } from '~/web/ui/admin/table/search-field'
import { useNow } from '~/web/ui/admin/use-now'
import { countWords } from '~/web/ui/admin/words/count-words'
import { PairOptions } from '~/web/ui/forms/pair-options'
import { HostedMark, hostedEdge } from './hosted-mark'
import { type HostedRow, stateOf, useHostedSites, useNotices } from './hosted-queries'
import { NoticesList } from './notices-list'

export const meta = hiddenMeta('Sites', 'Les sites que nous faisons et hébergeons.')

/** The sites that we make and host, and what visitors reported of them. */
export default function AdminSites() {
  const [params, setParams] = useSearchParams()
  const search = params.get('recherche') ?? ''
  const state = stateOf(params.get('etat'))
  const query = useHostedSites(search, state, params.get('apres') ?? undefined)
  // What is to be decided stands above the sites, which would be pushed down by it.
  const { isPending: isReporting } = useNotices()
  const rows = query.data?.sites ?? []
  const reviews = useQueues().data?.others.reviews ?? 0
  const now = useNow()
  const columns = useMemo(() => columnsNow(now), [now])
  const narrow = (recherche: string, etat: string) =>
    setParams({ ...(recherche && { recherche }), ...(etat && { etat }) }, { replace: true })
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>Sites</h1>
        <AdminLink to="/admin-dashboard/relectures">
          Relecture et changements{reviews > 0 && `\u00a0: ${countWords(reviews)} à traiter`}
        </AdminLink>
      </div>
      <OpenNotices />
      {/* biome-ignore lint/a11y/useSemanticElements: the <search> element is not known to older readers */}
      <div role="search" className={`row-12 ${filters.filters}`}>
        <SearchField
          search={search}
          placeholder="Entreprise ou adresse"
          onSearch={words => narrow(words, state ?? '')}
        />
        <FilterSelect label="État" value={state ?? ''} onPick={picked => narrow(search, picked)}>
          <option value="">Tous</option>
          <PairOptions of={pairsOf(HOSTED_STATE_LABELS)} />
        </FilterSelect>
      </div>
      <ListState
        query={{ ...query, isPending: query.isPending || isReporting }}
        count={rows.length}
        empty={
          <p>
            {search || state
              ? 'Aucun site ne correspond.'
              : 'Aucun site pour le moment. Le premier paraîtra ici dès qu’un dossier est accepté.'}
          </p>
        }
      >
        <AdminTable
          caption="Sites"
          columns={columns}
          rows={rows}
          keyOf={row => row.site}
          edgeOf={row => hostedEdge(row.state)}
        />
        <NextPage next={query.data?.next_cursor ?? null} />
      </ListState>
    </>
  )
}

/** What waits for a decision stands first: it has a deadline. */
function OpenNotices() {
  const { data } = useNotices()
  const open = data?.notices.filter(({ decision }) => decision === null) ?? []
  return open.length > 0 ? <NoticesList title="Signalements à décider" notices={open} named /> : null
}

const columnsNow = (now: Date): Column<HostedRow>[] => [
  {
    name: 'firm',
    title: 'Entreprise et adresse',
    wraps: true,
    width: '14rem',
    cell: row => (
      <>
        <Link to={`/admin-dashboard/sites/${row.site}`} data-row-link>
          <strong>{row.name || 'Sans nom'}</strong>
        </Link>
        {row.url && (
          <>
            <br />
            <a href={row.url}>{bare(row.url)}</a>
          </>
        )}
      </>
    ),
  },
  { name: 'state', title: 'État', width: '6.5rem', cell: row => <HostedMark state={row.state} /> },
  {
    name: 'domain',
    title: 'Domaine',
    labelled: true,
    wraps: true,
    width: '7.5rem',
    cell: row => (row.domain ? <OwnDomain {...row.domain} /> : '–'),
  },
  {
    name: 'certificate',
    title: 'Certificat',
    labelled: true,
    width: '5.75rem',
    cell: row => (row.certificate_until ? formatShortDay(new Date(row.certificate_until)) : '–'),
  },
  {
    name: 'changed',
    title: 'Modifié le',
    labelled: true,
    width: '5.75rem',
    cell: row => (row.changed_at ? formatShortDay(new Date(row.changed_at)) : '–'),
  },
  {
    name: 'requests',
    title: 'Demandes',
    labelled: true,
    figure: true,
    width: '6rem',
    cell: row => row.open_requests,
  },
  { name: 'look', title: 'À voir', wraps: true, width: '10rem', cell: row => troubles(row, now) || '–' },
]

/** Where it stands is the address already: then its state alone is new. */
const OwnDomain = ({ name, state }: NonNullable<HostedRow['domain']>) => (
  <>
    {DOMAIN_STATE_LABELS[state]}
    {state !== 'online' && (
      <>
        <br />
        {name}
      </>
    )}
  </>
)

/** What somebody must look at, in a few words. */
function troubles(row: HostedRow, now: Date): string {
  const { silent, problems, open_notices, certificate_until, domain } = row
  const ended = certificate_until !== null && new Date(certificate_until) < now
  return [
    silent?.because && SILENCE_LABELS[silent.because],
    domain?.state === 'away' && 'Domaine ailleurs',
    ended && 'Certificat expiré',
    open_notices > 0 && counted(open_notices, 'signalement'),
    problems.length > 0 && `${counted(problems.length, 'information')} à donner`,
  ]
    .filter(Boolean)
    .join(', ')
}

const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
