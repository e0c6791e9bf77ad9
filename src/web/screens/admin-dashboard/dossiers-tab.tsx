import { Archive, Download, ListChecks } from 'lucide-react'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import type { DossierSort } from '~/domain/dossier/lists/dossier-list'
import { foundByWords } from '~/domain/dossier/lists/found-by'
import { formatPhone } from '~/domain/place/format-phone'
import { formatSiret } from '~/domain/place/siret'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { DossierMark, statusEdge } from '~/web/ui/admin/status-mark'
import type { Column } from '~/web/ui/admin/table/column'
import { useDossierDownload } from '~/web/ui/admin/use-dossier-download'
import { useMay } from '~/web/ui/admin/use-me'
import { useStable } from '~/web/ui/admin/use-stable'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './admin-dashboard.module.css'
import { BulkDialog } from './bulk/bulk-dialog'
import { BulkRuns } from './bulk/bulk-runs'
import { ZipDialog } from './bulk/zip-dialog'
import { FirstDayPlace } from './first-day-place'
import { useListAddress } from './list-address'
import { type DossierRow, useDossiers } from './list-queries'
import { ListTab } from './list-tab'
import { SavedViews } from './saved-views'

/** Fetched once the list is there: a dossier is what one opens from it. */
const DossierDrawer = clientPart(() => import('./dossier-drawer'))

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

const statuses = DOSSIER_STATUSES.map(status => [status, status] as const)

const words = {
  caption: 'Dossiers',
  thing: 'dossier',
  placeholder: 'Entreprise, SIRET, e-mail, téléphone ou facture',
  noMatch: 'Aucun dossier ne correspond.',
  showAll: 'Voir tous les dossiers',
  none: 'Aucun dossier pour le moment. Le premier paraîtra ici dès qu’une entreprise s’inscrit.',
}

/** The dossiers, newest first. */
export function DossiersTab() {
  const address = useListAddress()
  const { list, addressWith, go } = address
  const query = useDossiers(list)
  const [many, setMany] = useState(false)
  const [zip, setZip] = useState(false)
  const mayWork = useMay()('work-dossiers')
  const { downloading, download } = useDossierDownload()
  function closeMany() {
    setMany(false)
    if (list.action !== '') go({ after: list.after }, true)
  }
  const open = useStable((id: string) => go({ after: list.after, opened: id }))
  useEffect(() => {
    if (query.isSuccess) DossierDrawer.preload()
  }, [query.isSuccess])
  const sortTo = (sort: DossierSort) => addressWith({ sort })
  const [byName, byDate] = [
    sortOf(list.sort, 'company_name', sortTo),
    sortOf(list.sort, 'created_at', sortTo),
  ]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the two sorts are made of is named
  const columns = useMemo(
    () => columnsOf({ open, download, downloading, byName, byDate }),
    [open, download, downloading, byName.now, byName.to, byDate.now, byDate.to],
  )
  return (
    <>
      <BulkRuns />
      <SavedViews address={address} />
      <ListTab
        address={address}
        query={query}
        rows={query.data?.dossiers ?? []}
        columns={columns}
        keyOf={row => row.id}
        edgeOf={row => statusEdge(row.status)}
        statuses={statuses}
        exportAll={({ search, status, sort }) =>
          adminApi.exportDossiers({
            query: { search, sort, status: DOSSIER_STATUSES.find(one => one === status) },
          })
        }
        words={words}
      >
        <AdminButton icon={Archive} onClick={() => setZip(true)}>
          Tout en ZIP
        </AdminButton>
        {mayWork && (
          <AdminButton icon={ListChecks} onClick={() => setMany(true)}>
            Agir sur cette liste
          </AdminButton>
        )}
      </ListTab>
      {query.data?.dossiers.length === 0 && <FirstDayPlace at="list" />}
      {zip && <ZipDialog filter={list} onClose={() => setZip(false)} />}
      {mayWork && (many || list.action !== '') && (
        <BulkDialog key={list.action} filter={list} start={list.action || 'assign'} onClose={closeMany} />
      )}
      {list.opened && <DossierDrawer id={list.opened} onClose={() => go({ after: list.after }, true)} />}
    </>
  )
}

interface ColumnParts {
  open: (id: string) => void
  download: (row: DossierRow) => void
  /** The id of the row whose file is on its way. */
  downloading: string | null
  byName: Sort
  byDate: Sort
}

function columnsOf({ open, download, downloading, byName, byDate }: ColumnParts): Column<DossierRow>[] {
  return [
    {
      name: 'company',
      title: 'Entreprise',
      twoLines: row => row.company_name,
      note: row => foundByWords(row.found_by),
      sort: byName,
      cell: row => <OpenLink row={row} open={open} />,
    },
    { name: 'siret', width: '9.25rem', title: 'SIRET', cell: row => formatSiret(row.siret) },
    { name: 'contact', title: 'Contact', cell: row => <Contact row={row} /> },
    { name: 'status', width: '6.75rem', title: 'Statut', cell: row => <DossierMark status={row.status} /> },
    {
      name: 'created',
      width: '5.75rem',
      title: 'Créé le',
      sort: byDate,
      cell: row => formatShortDay(new Date(row.created_at)),
    },
    {
      name: 'invoice',
      width: 'clamp(7.75rem, 11vw, 9.75rem)',
      title: 'Facture',
      wraps: true,
      cell: row => (row.invoice_number ? <span className="code">{row.invoice_number}</span> : '–'),
    },
    { name: 'documents', width: '3.75rem', title: 'Pièces', figure: true, cell: row => row.documents.length },
    {
      name: 'zip',
      width: '5.75rem',
      title: 'ZIP',
      cell: row => (
        <AdminButton look="quiet" icon={Download} busy={downloading === row.id} onClick={() => download(row)}>
          ZIP<span className="visually-hidden"> de {row.company_name}</span>
        </AdminButton>
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

const Contact = ({ row: { email, phone, unreachable } }: { row: DossierRow }) => (
  <span className={styles.contact} title={`${email}, ${formatPhone(phone)}`}>
    {email}
    <br />
    {unreachable && (
      <>
        <strong>L’adresse ne reçoit pas</strong>
        <br />
      </>
    )}
    <span>{formatPhone(phone)}</span>
  </span>
)
