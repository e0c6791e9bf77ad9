import { Eye, HandCoins } from 'lucide-react'
import { Fragment, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { INVOICE_STATUS_LABELS } from '~/domain/dossier/invoice-status-labels'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { PaperViewer, type ShownPaper } from '~/web/ui/admin/paper-viewer'
import { InvoiceMark, statusEdge } from '~/web/ui/admin/status-mark'
import type { Column } from '~/web/ui/admin/table/column'
import { useMay } from '~/web/ui/admin/use-me'
import { invoiceSum } from '~/web/ui/admin/words/invoice-sum'
import { Modal } from '~/web/ui/feedback/modal'
import { Settlement } from '~/web/ui/settlement/settlement'
import { AccountingBox } from './accounting-box'
import { useListAddress } from './list-address'
import { type InvoiceRow, useInvoices } from './list-queries'
import { ListTab } from './list-tab'
import { receivedWords } from './received-words'

const statuses = INVOICE_STATUSES.map(status => [status, INVOICE_STATUS_LABELS[status]] as const)

const words = {
  caption: 'Factures',
  thing: 'facture',
  placeholder: 'Entreprise, numéro ou montant (6\u202f000\u00a0€)',
  noMatch: 'Aucune facture ne correspond.',
  showAll: 'Voir toutes les factures',
  none: 'Aucune facture pour le moment. Elle naît quand les pièces d’un dossier sont complètes.',
}

/** The invoices, newest first, each to be read in the page. */
export function InvoicesTab() {
  const address = useListAddress()
  const query = useInvoices(address.list)
  const mayOpen = useMay()('read-dossiers') === true
  const [shown, setShown] = useState<ShownPaper | null>(null)
  const [settled, setSettled] = useState<InvoiceRow | null>(null)
  const columns = useMemo(() => columnsOf(mayOpen, setShown, setSettled), [mayOpen])
  return (
    <>
      <ListTab
        address={address}
        query={query}
        rows={query.data?.factures ?? []}
        columns={columns}
        keyOf={row => row.invoice_number}
        edgeOf={row => statusEdge(row.status)}
        statuses={statuses}
        exportAll={({ search, status }) =>
          adminApi.exportInvoices({
            query: { search, status: INVOICE_STATUSES.find(one => one === status) },
          })
        }
        words={words}
      />
      {/* Below the list, which would push it about. */}
      {!query.isPending && <AccountingBox />}
      {shown && <PaperViewer paper={shown} onClose={() => setShown(null)} />}
      {settled && (
        <Modal
          title={`Règlements de ${settled.invoice_number}, ${settled.company_name}`}
          onClose={() => setSettled(null)}
          className={theme.theme}
        >
          <Settlement number={settled.invoice_number} />
        </Modal>
      )}
    </>
  )
}

const columnsOf = (
  mayOpen: boolean,
  show: (paper: ShownPaper) => void,
  settle: (row: InvoiceRow) => void,
): Column<InvoiceRow>[] => [
  {
    name: 'number',
    title: 'Numéro',
    width: '10.75rem',
    cell: row => <strong className="code">{row.invoice_number}</strong>,
  },
  {
    name: 'company',
    title: 'Entreprise',
    twoLines: row => row.company_name,
    cell: row =>
      mayOpen ? (
        <Link to={`/admin-dashboard/dossiers/${row.company_id}`}>{row.company_name}</Link>
      ) : (
        row.company_name
      ),
  },
  {
    name: 'issued',
    title: 'Date',
    width: '5.75rem',
    cell: row => formatShortDay(new Date(`${row.issue_date}T12:00:00Z`)),
  },
  {
    name: 'net',
    title: 'Montant HT',
    width: '5.75rem',
    figure: true,
    cell: row => invoiceSum(row.amount_ht),
  },
  {
    name: 'gross',
    title: 'Montant TTC',
    width: '6rem',
    figure: true,
    cell: row => invoiceSum(row.amount_ttc),
  },
  { name: 'status', title: 'Statut', width: '7.5rem', wraps: true, cell: row => <InvoiceState row={row} /> },
  {
    name: 'view',
    title: 'PDF',
    width: '5.25rem',
    labelled: true,
    cell: row => (
      <AdminButton
        look="quiet"
        icon={Eye}
        data-row-link
        onClick={() => show({ ...row, number: row.invoice_number, issued: row.status === 'signee' })}
      >
        Voir<span className="visually-hidden"> la facture {row.invoice_number}</span>
      </AdminButton>
    ),
  },
  {
    name: 'settlement',
    title: 'Règlements',
    labelled: true,
    width: '6.25rem',
    cell: row =>
      row.status === 'signee' ? (
        <AdminButton look="quiet" icon={HandCoins} onClick={() => settle(row)}>
          Ouvrir<span className="visually-hidden"> les règlements de {row.invoice_number}</span>
        </AdminButton>
      ) : (
        '–'
      ),
  },
]

/** Where an invoice stands: of a cancelled one, by which avoir; and what came in. */
const InvoiceState = ({ row }: { row: InvoiceRow }) => (
  <>
    <InvoiceMark status={row.status} cancelled={row.avoir_number !== undefined} />
    {[row.avoir_number, receivedWords(row)].map(
      words =>
        words && (
          <Fragment key={words}>
            <br />
            {words}
          </Fragment>
        ),
    )}
  </>
)
