import { useState } from 'react'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { formatEuros } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import { DueMark } from '~/web/ui/admin/due-mark'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import styles from './admin-leads.module.css'
import { AnswerDialog } from './answer-dialog'
import { type QuoteDispute, useQuoteDisputes } from './lead-queries'

/** Disputes of quote requests that no rule decides, with what the client and the asker wrote. */
export function QuoteDisputesTable() {
  const query = useQuoteDisputes()
  const [answering, answer] = useState<QuoteDispute | null>(null)
  const disputes = query.data?.disputes ?? []
  return (
    <section aria-labelledby="contestations-devis" className={styles.section}>
      <h2 id="contestations-devis">Demandes de devis contestées</h2>
      <ListState query={query} count={disputes.length} empty={<p>Aucune contestation n’attend.</p>}>
        <AdminTable
          caption="Demandes de devis contestées"
          rows={disputes}
          keyOf={row => row.request}
          columns={[
            {
              name: 'company',
              title: 'Client',
              cell: row => (
                <AdminButton look="quiet" data-row-link onClick={() => answer(row)}>
                  {row.company_name}
                </AdminButton>
              ),
            },
            {
              name: 'before',
              title: 'Répondre avant',
              cell: row => <DueMark before={new Date(row.answer_before)} now={new Date()} />,
            },
            { name: 'wanted', title: 'Métier', cell: row => WANTED_TRADES[row.wanted].label },
            { name: 'reason', title: 'Motif', cell: row => row.reason },
            { name: 'words', title: 'Le client écrit', cell: row => row.words || '–' },
            { name: 'asker', title: 'L’auteur répond', cell: row => row.asker_words ?? '–' },
            { name: 'price', title: 'Prix HT', figure: true, cell: row => formatEuros(row.net_cents) },
          ]}
        />
      </ListState>
      {answering && (
        <AnswerDialog
          company={answering.company_name}
          thing="la demande"
          onClose={() => answer(null)}
          decide={body => adminApi.decideQuoteDispute({ params: { request: answering.request }, body })}
        />
      )}
    </section>
  )
}
