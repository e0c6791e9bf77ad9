import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { memberOf } from '~/domain/closed-list'
import { REQUEST_LISTS, type RequestList } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { formatEuros, formatShortMoment } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import { ListState } from '~/web/ui/admin/table/list-state'
import { Options } from '~/web/ui/forms/options'
import styles from './admin-leads.module.css'
import { useQuoteRequests } from './lead-queries'
import { QuoteRequestDialog } from './quote-request-dialog'

const LIST_LABELS: Record<RequestList, string> = {
  'to-check': 'À vérifier',
  suspect: 'Mises à part',
  offered: 'Proposées, ou adresse à confirmer',
  sold: 'Débloquées',
  over: 'Retirées ou refusées',
}

/** Quote requests of one list; each opens with its contact, which the journal notes. */
export function QuoteRequestsTable() {
  const [params, setParams] = useSearchParams()
  const list = memberOf(REQUEST_LISTS, params.get('demandes'), 'to-check')
  const [opened, open] = useState<string | null>(null)
  const query = useQuoteRequests(list)
  const rows = query.data?.requests ?? []
  return (
    <section aria-labelledby="demandes" className={`stack-12 ${styles.section}`}>
      <h2 id="demandes">Demandes de devis</h2>
      <div className={styles.choice}>
        <FilterSelect
          label="Liste"
          value={list}
          onPick={demandes => setParams({ demandes }, { replace: true, preventScrollReset: true })}
        >
          <Options of={REQUEST_LISTS} words={value => LIST_LABELS[value]} />
        </FilterSelect>
      </div>
      <ListState query={query} count={rows.length} empty={<p>Aucune demande dans cette liste.</p>}>
        <AdminTable
          caption="Demandes de devis"
          rows={rows}
          keyOf={row => row.id}
          columns={[
            {
              name: 'wanted',
              title: 'Métier',
              width: '24%',
              cell: row => (
                <AdminButton look="quiet" data-row-link onClick={() => open(row.id)}>
                  {WANTED_TRADES[row.wanted].label}
                </AdminButton>
              ),
            },
            {
              name: 'at',
              title: 'Déposée le',
              width: '8.75rem',
              cell: row => formatShortMoment(new Date(row.created_at)),
            },
            {
              name: 'why',
              title: 'Ce que disent les règles',
              wraps: true,
              cell: row =>
                row.checks
                  .filter(({ outcome }) => outcome === 'failed')
                  .map(({ sentence }) => sentence)
                  .join(' ') || '–',
            },
            {
              name: 'price',
              title: 'Prix HT',
              width: '6rem',
              figure: true,
              cell: row => formatEuros(row.price_cents),
            },
          ]}
        />
      </ListState>
      {opened && <QuoteRequestDialog id={opened} onClose={() => open(null)} />}
    </section>
  )
}
