import { useQuery } from '@tanstack/react-query'
import { FileArchive, FileText, Landmark, type LucideIcon, Sheet } from 'lucide-react'
import { useState } from 'react'
import type { accountingCalls } from '~/contract/admin/accounting'
import type { ReplyOf } from '~/contract/call'
import { lastDayOf } from '~/domain/paris-time'
import { formatMonth, formatRate, formatShortDay, formatSum, parisDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useSave } from '~/web/ui/admin/form/use-save'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { DayFilter } from '~/web/ui/admin/table/filter-field'
import { FactList } from '~/web/ui/prose/fact-list'
import styles from './accounting-box.module.css'
import box from './admin-dashboard.module.css'

/** The books of a period, for the accountant: what it adds up to, its files, and the VAT of each month. */
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
        {usualPeriods(today).map(([words, period]) => (
          <AdminButton
            key={words}
            look="quiet"
            onClick={() => {
              setFrom(period.from)
              setUntil(period.until)
            }}
          >
            {words}
          </AdminButton>
        ))}
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
              icon={Landmark}
              words="Encaissements et TVA (CSV)"
              fetchFile={() => adminApi.exportReceipts({ query })}
            />
            <Export
              icon={FileArchive}
              words="PDF et XML (ZIP)"
              fetchFile={() => adminApi.exportPapers({ query })}
            />
          </div>
          <Period from={from} until={until} />
        </>
      ) : (
        <p role="status">
          {from === '' || until === ''
            ? 'Choisissez le premier et le dernier jour de la période.'
            : 'La fin de la période vient avant son début.'}
        </p>
      )}
    </section>
  )
}

/** What an accountant asks for most: the month and the year that are over, and those that run. */
function usualPeriods(today: string): [string, { from: string; until: string }][] {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(0, 7)]
  const before = month.endsWith('-01')
    ? `${year - 1}-12`
    : `${year}-${String(Number(month.slice(5)) - 1).padStart(2, '0')}`
  return [
    ['Mois dernier', { from: `${before}-01`, until: lastDayOf(before) }],
    ['Ce mois-ci', { from: `${month}-01`, until: today }],
    [`Année ${year - 1}`, { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` }],
    [`Année ${year}`, { from: `${year}-01-01`, until: today }],
  ]
}

function Period(query: { from: string; until: string }) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['admin', 'dashboard', 'vat', query.from, query.until],
    queryFn: ({ signal }) => adminApi.vatStatement({ query, signal }),
  })
  if (isPending) return <p role="status">Chargement de la période…</p>
  if (!data)
    return (
      <div role="alert">
        <p>Erreur lors du chargement des données</p>
        <AdminButton onClick={() => void refetch()}>Réessayer</AdminButton>
      </div>
    )
  return (
    <>
      <h3 className={styles.tableTitle}>En tout</h3>
      <FactList facts={totalsOf(data.totals, query.until)} className={box.facts} />
      <VatTable lines={data.lines} />
    </>
  )
}

type Statement = ReplyOf<(typeof accountingCalls)['vatStatement']>

const amountsWords = ({ ht, tva, ttc }: Statement['totals']['invoiced']) =>
  `${formatSum(ttc)} TTC (${formatSum(ht)} HT, ${formatSum(tva)} de TVA)`

/** The sums of the two lists below, so that each can be found again in them; what is nought says nothing. */
function totalsOf(totals: Statement['totals'], until: string): [string, string][] {
  const end = formatShortDay(new Date(`${until}T12:00:00Z`))
  const also: [string, number][] = [
    ['Remboursé', totals.refunded],
    ['Dépôts de clients de contacts', totals.deposits],
    [`Sous condition au ${end}, sur ces factures`, totals.awaited],
    [`À rembourser au ${end}, sur ces factures`, totals.excess],
  ]
  return [
    ['Facturé', amountsWords(totals.invoiced)],
    ...(totals.cancelled.ttc === 0
      ? []
      : [['Avoirs', amountsWords(totals.cancelled)] satisfies [string, string]]),
    ['Règlements reçus', formatSum(totals.received)],
    [`Reste dû au ${end}, sur ces factures`, formatSum(totals.due)],
    ...also.filter(([, sum]) => sum !== 0).map(([term, sum]): [string, string] => [term, formatSum(sum)]),
  ]
}

function VatTable({ lines }: { lines: VatLine[] }) {
  if (lines.length === 0) return <p>Aucun encaissement sur cette période&nbsp;: aucune TVA n’est exigible.</p>
  return (
    <>
      <h3 className={styles.tableTitle}>TVA sur les encaissements, mois par mois</h3>
      <AdminTable
        caption="TVA sur les encaissements"
        rows={[...lines, ...sumsOf(lines)]}
        keyOf={line => `${line.month} ${line.vat_rate}`}
        columns={VAT_COLUMNS}
      />
    </>
  )
}

type VatLine = Statement['lines'][number]

const TOTAL = 'total'

/** What a return asks for: the sum of each rate where there are several months of it, in cents so that nothing is rounded away. */
function sumsOf(lines: VatLine[]): VatLine[] {
  const rates = [...new Set(lines.map(({ vat_rate }) => vat_rate))]
  if (lines.length === rates.length) return []
  const cents = (rows: VatLine[], of: (line: VatLine) => number) =>
    rows.reduce((sum, line) => sum + Math.round(of(line) * 100), 0) / 100
  return rates.map(vat_rate => {
    const rows = lines.filter(line => line.vat_rate === vat_rate)
    return {
      ...{ month: TOTAL, vat_rate, receipts: cents(rows, line => line.receipts) },
      ...{ base: cents(rows, line => line.base), vat: cents(rows, line => line.vat) },
    }
  })
}

const VAT_COLUMNS: Column<VatLine>[] = [
  {
    name: 'month',
    title: 'Mois',
    cell: line => <strong>{line.month === TOTAL ? 'Total de la période' : formatMonth(line.month)}</strong>,
  },
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
