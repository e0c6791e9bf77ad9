import { Eye, Sheet } from 'lucide-react'
import { useMemo, useState } from 'react'
import { INVOICE_STATUSES } from '~/domain/dossier'
import { formatEuros, formatShortDay } from '~/domain/french'
import { adminApi } from '~/web/admin-session'
import { DeskButton, DeskLink } from '~/web/ui/admin/desk-button'
import { type Column, DeskTable } from '~/web/ui/admin/desk-table'
import { ListState } from '~/web/ui/admin/list-state'
import { PaperViewer, type ShownPaper } from '~/web/ui/admin/paper-viewer'
import { InvoiceMark, statusEdge } from '~/web/ui/admin/status-mark'
import { useSave } from '~/web/ui/admin/use-save'
import { useListAddress } from './list-address'
import { ListFilters } from './list-filters'
import { ListFoot } from './list-foot'
import { type InvoiceRow, useInvoices } from './list-queries'

const words = { en_attente: 'En attente', signee: 'Signée' }
const statuses = INVOICE_STATUSES.map(status => ({ value: status, words: words[status] }))

/** The invoices, newest first, each to be read in the page. */
export function InvoicesTab() {
  const { list, addressWith, go } = useListAddress()
  const query = useInvoices(list)
  const rows = query.data?.factures ?? []
  const [shown, setShown] = useState<ShownPaper | null>(null)
  const columns = useMemo(() => columnsOf(setShown), [])
  const save = useSave()
  const filtered = list.search !== '' || list.status !== ''
  return (
    <>
      <ListFilters
        search={list.search}
        onSearch={search => go({ search }, true)}
        placeholder="Entreprise ou numéro de facture"
        status={list.status}
        onStatus={status => go({ status })}
        statuses={statuses}
      >
        <DeskButton
          icon={<Sheet aria-hidden size={16} />}
          busy={save.isPending}
          onClick={() =>
            save.mutate(() =>
              adminApi.exportInvoices({
                query: { search: list.search, status: INVOICE_STATUSES.find(one => one === list.status) },
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
              <p>Aucune facture ne correspond.</p>
              <DeskLink to={addressWith({ search: '', status: '' })}>Voir toutes les factures</DeskLink>
            </>
          ) : (
            <p>Aucune facture pour le moment. Elle naît quand les pièces d’un dossier sont complètes.</p>
          )
        }
      >
        <DeskTable
          caption="Factures"
          columns={columns}
          rows={rows}
          keyOf={row => row.invoice_number}
          edgeOf={row => statusEdge(row.status)}
        />
        <ListFoot
          shown={rows.length}
          total={query.data?.total ?? 0}
          things="factures"
          list={list}
          addressWith={addressWith}
          next={query.data?.next_cursor ?? null}
        />
      </ListState>
      {shown && <PaperViewer paper={shown} onClose={() => setShown(null)} />}
    </>
  )
}

const columnsOf = (show: (paper: ShownPaper) => void): Column<InvoiceRow>[] => [
  { name: 'number', title: 'Numéro', cell: row => <strong>{row.invoice_number}</strong> },
  { name: 'company', title: 'Entreprise', cell: row => row.company_name },
  { name: 'issued', title: 'Date', cell: row => formatShortDay(new Date(`${row.issue_date}T12:00:00Z`)) },
  { name: 'net', title: 'Montant HT', figure: true, cell: row => formatEuros(row.amount_ht * 100) },
  { name: 'gross', title: 'Montant TTC', figure: true, cell: row => formatEuros(row.amount_ttc * 100) },
  {
    name: 'status',
    title: 'Statut',
    cell: row => <InvoiceMark status={row.status} cancelled={row.avoir_number !== undefined} />,
  },
  { name: 'avoir', title: 'Avoir', cell: row => row.avoir_number ?? '–' },
  {
    name: 'view',
    title: 'PDF',
    cell: row => (
      <DeskButton
        look="quiet"
        icon={<Eye aria-hidden size={16} />}
        onClick={() => show({ ...row, number: row.invoice_number, issued: row.status === 'signee' })}
      >
        Voir<span className="visually-hidden"> la facture {row.invoice_number}</span>
      </DeskButton>
    ),
  },
]
