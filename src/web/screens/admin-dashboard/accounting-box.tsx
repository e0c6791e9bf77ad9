import { useQuery } from '@tanstack/react-query'
import { FileArchive, FileText, type LucideIcon, Sheet } from 'lucide-react'
import { useState } from 'react'
import type { accountingCalls } from '~/contract/accounting'
import type { ReplyOf } from '~/contract/call'
import { formatMonth, formatRate, formatSum, parisDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { DayFilter } from '~/web/ui/admin/table/filter-field'
import { useSave } from '~/web/ui/admin/use-save'
import styles from './accounting-box.module.css'
import box from './admin-dashboard.module.css'

/** The books of a period, for the accountant: entries, invoices, papers, and the VAT of each month. */
export function AccountingBox() {
  const today = parisDay(new Date())
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [until, setUntil] = useState(today)
  const query = { from, until }
  const whole = from !== '' && until !== '' && from <= until
  return (
    <section aria-labelledby="comptabilite" className={`${box.box} ${styles.accounting}`}>
      <h2 id="comptabilite" className={box.boxTitle}>
        Pour le comptable
      </h2>
      <div className={styles.period}>
        <DayFilter label="Du" value={from} onPick={setFrom} />
        <DayFilter label="Au" value={until} onPick={setUntil} />
      </div>
      {whole ? (
        <>
          <div className={styles.exports}>
            <Export
              icon={FileText}
              words="Écritures de ventes (format FEC)"
              fetchFile={() => adminApi.exportEntries({ query })}
            />
            <Export
              icon={Sheet}
              words="Factures et règlements (CSV)"
              fetchFile={() => adminApi.exportSales({ query })}
            />
            <Export
              icon={FileArchive}
              words="PDF et XML (ZIP)"
              fetchFile={() => adminApi.exportPapers({ query })}
            />
          </div>
          <VatTable from={from} until={until} />
        </>
      ) : (
        <p role="status">La fin de la période vient avant son début.</p>
      )}
    </section>
  )
}

function VatTable(query: { from: string; until: string }) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['admin', 'dashboard', 'vat', query.from, query.until],
    queryFn: ({ signal }) => adminApi.vatStatement({ query, signal }),
  })
  if (isPending) return <p role="status">Chargement de la TVA…</p>
  if (!data)
    return (
      <div role="alert">
        <p>Erreur lors du chargement des données</p>
        <AdminButton onClick={() => void refetch()}>Réessayer</AdminButton>
      </div>
    )
  if (data.lines.length === 0) return <p>Aucun encaissement sur cette période : aucune TVA n’est exigible.</p>
  return (
    <>
      <h3 className={styles.tableTitle}>TVA sur les encaissements, mois par mois</h3>
      <AdminTable
        caption="TVA sur les encaissements"
        rows={data.lines}
        keyOf={line => `${line.month} ${line.vat_rate}`}
        columns={VAT_COLUMNS}
      />
    </>
  )
}

type VatLine = ReplyOf<(typeof accountingCalls)['vatStatement']>['lines'][number]

const VAT_COLUMNS: Column<VatLine>[] = [
  { name: 'month', title: 'Mois', cell: line => <strong>{formatMonth(line.month)}</strong> },
  { name: 'rate', title: 'Taux', figure: true, cell: line => formatRate(Math.round(line.vat_rate * 10_000)) },
  { name: 'receipts', title: 'Encaissé TTC', figure: true, cell: line => formatSum(line.receipts) },
  { name: 'base', title: 'Base HT', figure: true, cell: line => formatSum(line.base) },
  { name: 'vat', title: 'TVA exigible', figure: true, cell: line => formatSum(line.vat) },
]

interface ExportProps {
  icon: LucideIcon
  words: string
  fetchFile: () => Promise<Response>
}

/** The papers of a year take their time: each export is busy by itself. */
function Export({ icon, words, fetchFile }: ExportProps) {
  const { busy, save } = useSave()
  return (
    <AdminButton icon={icon} busy={busy} onClick={() => void save(fetchFile)}>
      {words}
    </AdminButton>
  )
}
