import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { adminApi } from '~/web/admin-api'
import { AnswerDialog } from './answer-dialog'
import { DisputeSection } from './dispute-section'
import { useQuoteDisputes } from './lead-queries'

/** Disputes of quote requests, with what the client and the asker wrote. */
export const QuoteDisputesTable = () => (
  <DisputeSection
    id="contestations-devis"
    title="Demandes de devis contestées"
    query={useQuoteDisputes()}
    keyOf={row => row.request}
    columns={[
      { name: 'wanted', title: 'Métier', cell: row => WANTED_TRADES[row.wanted].label },
      { name: 'reason', title: 'Motif', cell: row => row.reason },
      { name: 'words', title: 'Le client écrit', cell: row => row.words || '–' },
      { name: 'asker', title: 'L’auteur répond', cell: row => row.asker_words ?? '–' },
    ]}
    answer={(dispute, onClose) => (
      <AnswerDialog
        company={dispute.company_name}
        thing="la demande"
        keptAs={dispute.request}
        onClose={onClose}
        decide={body => adminApi.decideQuoteDispute({ params: { request: dispute.request }, body })}
      />
    )}
  />
)
