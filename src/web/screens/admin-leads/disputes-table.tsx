import { useState } from 'react'
import { lengthWords } from '~/domain/international/lead-labels'
import { formatEuros, formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import { DueMark } from '~/web/ui/admin/due-mark'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import styles from './admin-leads.module.css'
import { AnswerDialog } from './answer-dialog'
import { type LeadDispute, useDisputes } from './lead-queries'

/** Disputes that no rule decides, the most urgent first. */
export function DisputesTable() {
  const query = useDisputes()
  const [answering, answer] = useState<LeadDispute | null>(null)
  const disputes = query.data?.disputes ?? []
  return (
    <section aria-labelledby="contestations" className={styles.section}>
      <h2 id="contestations">Contestations à trancher</h2>
      <ListState query={query} count={disputes.length} empty={<p>Aucune contestation n’attend.</p>}>
        <AdminTable
          caption="Contestations à trancher"
          rows={disputes}
          keyOf={row => row.call_id}
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
            { name: 'reason', title: 'Motif', cell: row => row.reason },
            { name: 'words', title: 'Ce qu’il dit', cell: row => row.words || '–' },
            {
              name: 'call',
              title: 'Appel',
              cell: callWords,
            },
            { name: 'price', title: 'Prix HT', figure: true, cell: row => formatEuros(row.net_cents) },
          ]}
        />
      </ListState>
      {answering && (
        <AnswerDialog
          company={answering.company_name}
          thing="l’appel"
          rows={3}
          about={<About dispute={answering} />}
          onClose={() => answer(null)}
          decide={body => adminApi.decideDispute({ params: { call: answering.call_id }, body })}
        />
      )}
    </section>
  )
}

/** « +33612345678, 32,5 s ». */
const callWords = ({ caller, length_ms }: LeadDispute) =>
  `${caller ?? 'masqué ou effacé'}, ${length_ms === null ? '–' : lengthWords(length_ms / 1_000)}`

const About = ({ dispute }: { dispute: LeadDispute }) => (
  <>
    <p>
      {dispute.reason}
      {'\u00a0'}: {callWords(dispute)}, {dispute.campaign_name}. Réponse promise avant le{' '}
      {formatShortMoment(new Date(dispute.answer_before))}.
    </p>
    {dispute.words && <blockquote>{dispute.words}</blockquote>}
  </>
)
