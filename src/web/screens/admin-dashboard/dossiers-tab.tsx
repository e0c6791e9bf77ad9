import { Download, Sheet } from 'lucide-react'
import { type MouseEvent, useMemo } from 'react'
import { Link } from 'react-router'
import { DOSSIER_STATUSES } from '~/domain/dossier'
import type { DossierSort } from '~/domain/dossier-list'
import { formatShortDay } from '~/domain/french'
import { adminApi } from '~/web/admin-session'
import { DeskButton, DeskLink } from '~/web/ui/admin/desk-button'
import { type Column, DeskTable } from '~/web/ui/admin/desk-table'
import { ListState } from '~/web/ui/admin/list-state'
import { DossierMark, statusEdge } from '~/web/ui/admin/status-mark'
import { useDossierDownload } from '~/web/ui/admin/use-dossier-download'
import { useSave } from '~/web/ui/admin/use-save'
import { useStable } from '~/web/ui/admin/use-stable'
import { DossierDrawer } from './dossier-drawer'
import { useListAddress } from './list-address'
import { ListFilters } from './list-filters'
import { ListFoot } from './list-foot'
import { type DossierRow, useDossiers } from './list-queries'

type Sort = NonNullable<Column<DossierRow>['sort']>

/** How a column sorts now; pressed again it turns round. */
function sortOf(
  sort: DossierSort,
  column: 'created_at' | 'company_name',
  to: (sort: DossierSort) => string,
): Sort {
  if (sort === column) return { now: 'ascending', to: to(`-${column}`) }
  return { now: sort === `-${column}` ? 'descending' : 'none', to: to(column) }
}

const statuses = DOSSIER_STATUSES.map(status => ({ value: status, words: status }))

/** The dossiers, newest first. */
export function DossiersTab() {
  const { list, addressWith, go } = useListAddress()
  const query = useDossiers(list)
  const rows = query.data?.dossiers ?? []
  const { downloading, download } = useDossierDownload()
  const open = useStable((id: string) => go({ after: list.after, opened: id }))
  const sortTo = (sort: DossierSort) => addressWith({ sort })
  const [byName, byDate] = [
    sortOf(list.sort, 'company_name', sortTo),
    sortOf(list.sort, 'created_at', sortTo),
  ]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the two sorts are made of is named
  const columns = useMemo(
    () => columnsOf(open, download, downloading, byName, byDate),
    [open, download, downloading, byName.now, byName.to, byDate.now, byDate.to],
  )
  const save = useSave()
  const filtered = list.search !== '' || list.status !== ''
  return (
    <>
      <ListFilters
        search={list.search}
        onSearch={search => go({ search }, true)}
        placeholder="Entreprise, SIRET ou e-mail"
        status={list.status}
        onStatus={status => go({ status })}
        statuses={statuses}
      >
        <DeskButton
          icon={<Sheet aria-hidden size={16} />}
          busy={save.isPending}
          onClick={() =>
            save.mutate(() =>
              adminApi.exportDossiers({
                query: { search: list.search, status: DOSSIER_STATUSES.find(one => one === list.status) },
              }),
            )
          }
        >
          Exporter (CSV)
        </DeskButton>
      </ListFilters>
      <ListState
        query={query}
        count={rows.length}
        empty={
          filtered ? (
            <>
              <p>Aucun dossier ne correspond.</p>
              <DeskLink to={addressWith({ search: '', status: '' })}>Voir tous les dossiers</DeskLink>
            </>
          ) : (
            <p>Aucun dossier pour le moment. Le premier paraîtra ici dès qu’une entreprise s’inscrit.</p>
          )
        }
      >
        <DeskTable
          caption="Dossiers"
          columns={columns}
          rows={rows}
          keyOf={row => row.id}
          edgeOf={row => statusEdge(row.status)}
        />
        <ListFoot
          shown={rows.length}
          total={query.data?.total ?? 0}
          things="dossiers"
          list={list}
          addressWith={addressWith}
          next={query.data?.next_cursor ?? null}
        />
      </ListState>
      {list.opened && <DossierDrawer id={list.opened} onClose={() => go({ after: list.after }, true)} />}
    </>
  )
}

function columnsOf(
  open: (id: string) => void,
  download: (row: DossierRow) => void,
  downloading: string | null,
  byName: Sort,
  byDate: Sort,
): Column<DossierRow>[] {
  return [
    { name: 'company', title: 'Entreprise', sort: byName, cell: row => <OpenLink row={row} open={open} /> },
    { name: 'siret', title: 'SIRET', cell: row => row.siret },
    { name: 'email', title: 'E-mail', cell: row => row.email },
    { name: 'phone', title: 'Téléphone', cell: row => row.phone },
    { name: 'status', title: 'Statut', cell: row => <DossierMark status={row.status} /> },
    {
      name: 'created',
      title: 'Créé le',
      sort: byDate,
      cell: row => formatShortDay(new Date(row.created_at)),
    },
    { name: 'invoice', title: 'Facture', cell: row => row.invoice_number ?? '–' },
    { name: 'documents', title: 'Pièces', figure: true, cell: row => row.documents.length },
    {
      name: 'zip',
      title: 'Dossier complet',
      cell: row => (
        <DeskButton
          look="quiet"
          icon={<Download aria-hidden size={16} />}
          busy={downloading === row.id}
          onClick={() => download(row)}
        >
          ZIP<span className="visually-hidden"> de {row.company_name}</span>
        </DeskButton>
      ),
    },
  ]
}

/** A plain press opens the drawer over the list; a new tab shows the dossier's own page. */
function OpenLink({ row, open }: { row: DossierRow; open: (id: string) => void }) {
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(row.id)
  }
  return (
    <Link to={`/admin-dashboard/dossiers/${row.id}`} onClick={press} data-row-link>
      <strong>{row.company_name}</strong>
    </Link>
  )
}
