import { lengthWords } from '~/domain/international/lead-labels'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AnswerDialog } from './answer-dialog'
import { DisputeSection } from './dispute-section'
import { type LeadDispute, useDisputes } from './lead-queries'

/** Disputes of calls. */
export const DisputesTable = () => (
  <DisputeSection
    id="contestations"
    title="Contestations à trancher"
    query={useDisputes()}
    keyOf={row => row.call_id}
    columns={[
      { name: 'reason', title: 'Motif', cell: row => row.reason },
      { name: 'words', title: 'Ce qu’il dit', cell: row => row.words || '–' },
      { name: 'call', title: 'Appel', cell: callWords },
    ]}
    answer={(dispute, onClose) => (
      <AnswerDialog
        company={dispute.company_name}
        thing="l’appel"
        keptAs={dispute.call_id}
        rows={3}
        about={<About dispute={dispute} />}
        onClose={onClose}
        decide={body => adminApi.decideDispute({ params: { call: dispute.call_id }, body })}
      />
    )}
  />
)

/** « 06 12 34 56 78, 32,5 s ». */
const callWords = ({ caller, length_ms }: LeadDispute) =>
  `${caller ? readAtDesk(caller) : 'masqué ou effacé'}, ${length_ms === null ? '–' : lengthWords(length_ms / 1_000)}`

const About = ({ dispute }: { dispute: LeadDispute }) => (
  <>
    <p>
      {dispute.reason}&nbsp;: {callWords(dispute)}, {dispute.campaign_name}. Réponse promise avant le{' '}
      {formatShortMoment(new Date(dispute.answer_before))}.
    </p>
    {dispute.words && <blockquote>{dispute.words}</blockquote>}
  </>
)
