import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '~/contract/call'
import type { aidCalls } from '~/contract/content/aids'
import { stateWords } from '~/domain/aids/aid-words'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { StateMark } from '~/web/ui/admin/status-mark'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useAct } from '~/web/ui/admin/use-act'
import { AID_STATE_ICONS } from '~/web/ui/aids/aid-state-badge'
import { AidFindings, useAidFindings } from './aid-findings'

type AidRow = ReplyOf<typeof aidCalls.listAids>['aids'][number]

const AIDS = ['admin', 'aids'] as const

/** The catalogue of aids, the oldest check first: open the source, read it, confirm it. */
export function AidQueue() {
  const query = useQuery({ queryKey: AIDS, queryFn: adminApi.listAids })
  // They stand above the aids, which would be pushed down by them.
  const { isPending: isWatching } = useAidFindings()
  const { mutate, isPending, variables } = useAct(
    ({ id, version, source_url }: AidRow) =>
      adminApi.confirmAid({ params: { id }, body: { version, source_url } }),
    { reads: [AIDS], done: 'Aide revérifiée' },
  )
  const leaving = useAct(
    ({ id, version }: AidRow) => adminApi.deleteAid({ params: { id }, query: { version } }),
    { reads: [AIDS], done: 'Proposition écartée' },
  )
  const busy = isPending ? variables.id : leaving.isPending ? leaving.variables.id : null
  const { mutate: leave } = leaving
  const columns = useMemo(() => columnsOf(busy, mutate, leave), [busy, mutate, leave])
  const rows = query.data?.aids ?? []
  return (
    <ListState
      query={{ ...query, isPending: query.isPending || isWatching }}
      count={rows.length}
      empty={<p>Aucune aide pour le moment.</p>}
    >
      <AidFindings />
      <AdminTable
        caption="Aides"
        columns={columns}
        rows={rows}
        keyOf={row => row.id}
        edgeOf={row => (row.state === 'open' ? 'var(--etat-accepte)' : 'var(--etat-incomplet)')}
      />
    </ListState>
  )
}

type Act = (row: AidRow) => void

const columnsOf = (busy: string | null, confirm: Act, leave: Act): Column<AidRow>[] => [
  {
    name: 'name',
    title: 'Aide',
    wraps: true,
    cell: row => (
      <Link to={`/admin-dashboard/contenus/aides/${row.id}`} data-row-link>
        <strong>{row.name}</strong>
      </Link>
    ),
  },
  { name: 'territory', title: 'Territoire', width: '22%', wraps: true, cell: row => row.territory },
  {
    name: 'state',
    title: 'État',
    width: '7.5rem',
    cell: row => (
      <StateMark
        icon={AID_STATE_ICONS[row.state]}
        colour={row.state === 'open' ? 'var(--etat-accepte)' : 'var(--etat-incomplet)'}
        words={row.published ? stateWords[row.state] : row.origin === 'import' ? 'Proposée' : 'Non publiée'}
      />
    ),
  },
  {
    name: 'checked',
    title: 'État connu au',
    width: '6.75rem',
    cell: row => formatShortDay(new Date(row.checked_on)),
  },
  {
    name: 'source',
    title: 'Source',
    width: 'clamp(8rem, 15vw, 13rem)',
    wraps: true,
    cell: row => <NewTabLink href={row.source_url}>{new URL(row.source_url).hostname}</NewTabLink>,
  },
  {
    name: 'actions',
    title: 'Actions',
    width: '9.25rem',
    cell: row =>
      row.published ? (
        <AdminButton look="quiet" busy={busy === row.id} onClick={() => confirm(row)}>
          Rien n’a changé<span className="visually-hidden">&nbsp;: {row.name}</span>
        </AdminButton>
      ) : row.origin === 'import' ? (
        // Taken by reading it in its form and ticking « Publiée »; left for good, whatever the register says later.
        <AdminButton look="quiet" busy={busy === row.id} onClick={() => leave(row)}>
          Écarter<span className="visually-hidden">&nbsp;: {row.name}</span>
        </AdminButton>
      ) : null,
  },
]
