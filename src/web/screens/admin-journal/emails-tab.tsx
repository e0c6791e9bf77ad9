import { CircleCheck, CircleX, Clock, Send } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { adminDeskCalls } from '~/contract/admin-desk'
import type { ReplyOf } from '~/contract/call'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-session'
import { DeskButton } from '~/web/ui/admin/desk-button'
import { StateMark } from '~/web/ui/admin/status-mark'
import type { Column } from '~/web/ui/admin/table/column'
import { EMAIL_STATES, emailWords } from '~/web/ui/admin/words/email-words'
import { JournalList, useResend } from './journal-list'

type Email = ReplyOf<(typeof adminDeskCalls)['journalEmails']>['emails'][number]

const looks = {
  queued: { icon: Clock, colour: 'var(--etat-incomplet)' },
  sent: { icon: CircleCheck, colour: 'var(--etat-accepte)' },
  failed: { icon: CircleX, colour: 'var(--etat-refuse)' },
}

/** The outbox: what left, what waits, what failed, each to be sent again. */
export function EmailsTab() {
  const { resend, sending } = useResend(
    adminApi.resendEmail,
    'Message remis dans la file\u00a0: il repart maintenant.',
  )
  const columns = useMemo(() => columnsOf(resend, sending), [resend, sending])
  return (
    <JournalList
      caption="E-mails"
      columns={columns}
      keyOf={row => row.id}
      edgeOf={row => looks[row.state].colour}
      empty="Aucun message pour le moment."
      read={async request => {
        const { emails: rows, next_cursor } = await adminApi.journalEmails(request)
        return { rows, next_cursor }
      }}
    />
  )
}

const columnsOf = (resend: (id: string) => void, sending: string | null): Column<Email>[] => [
  { name: 'at', title: 'Écrit le', cell: row => formatShortMoment(new Date(row.created_at)) },
  {
    name: 'kind',
    title: 'Message',
    cell: row =>
      row.dossier_id ? (
        <Link to={`/admin-dashboard/dossiers/${row.dossier_id}`} data-row-link>
          {emailWords(row.kind)}
        </Link>
      ) : (
        emailWords(row.kind)
      ),
  },
  { name: 'to', title: 'À', cell: row => row.recipient },
  {
    name: 'state',
    title: 'État',
    cell: row => <StateMark {...looks[row.state]} words={EMAIL_STATES[row.state]} />,
  },
  { name: 'tries', title: 'Essais', figure: true, cell: row => row.attempts },
  { name: 'error', title: 'Dernière erreur', cell: row => row.last_error ?? '–' },
  {
    name: 'resend',
    title: 'Renvoi',
    cell: row => (
      <DeskButton
        look="quiet"
        icon={<Send aria-hidden size={16} />}
        busy={sending === row.id}
        onClick={() => resend(row.id)}
      >
        Renvoyer<span className="visually-hidden"> à {row.recipient}</span>
      </DeskButton>
    ),
  },
]
