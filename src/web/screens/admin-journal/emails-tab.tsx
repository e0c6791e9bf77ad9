import { CircleCheck, CircleX, Clock, Send } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { adminDashboardCalls } from '~/contract/admin/admin-dashboard'
import type { ReplyOf } from '~/contract/call'
import { emailLabel } from '~/domain/email/email-labels'
import { EMAIL_STATE_LABELS } from '~/domain/email/email-state'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { PhoneLink } from '~/web/ui/admin/phone-link'
import { StateMark } from '~/web/ui/admin/status-mark'
import type { Column } from '~/web/ui/admin/table/column'
import { useSettings } from '~/web/ui/admin/use-settings'
import { JournalList, useResend } from './journal-list'

type Email = ReplyOf<(typeof adminDashboardCalls)['journalEmails']>['emails'][number]

const looks = {
  held: { icon: Clock, colour: 'var(--etat-incomplet)' },
  queued: { icon: Clock, colour: 'var(--etat-incomplet)' },
  sent: { icon: CircleCheck, colour: 'var(--etat-accepte)' },
  failed: { icon: CircleX, colour: 'var(--etat-refuse)' },
}

/** What came back: the first for good. */
const BOUNCED = { hard: 'L’adresse ne reçoit pas', soft: 'Non remis pour l’instant' }

/** The outbox: what left, what waits, what failed, each to be sent again. */
export function EmailsTab() {
  const { resend, sending } = useResend(
    adminApi.resendEmail,
    'Message remis dans la file\u00a0: il repart maintenant.',
  )
  const { data: settings } = useSettings()
  // Where no e-mail leaves, none is « envoyé ».
  const leaves = settings?.emails_leave !== false
  const columns = useMemo(() => columnsOf(resend, sending, leaves), [resend, sending, leaves])
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

const columnsOf = (
  resend: (id: string) => void,
  sending: string | null,
  leaves: boolean,
): Column<Email>[] => [
  {
    name: 'at',
    title: 'Écrit le',
    width: '8.75rem',
    cell: row => formatShortMoment(new Date(row.created_at)),
  },
  {
    name: 'kind',
    title: 'Message',
    wraps: true,
    cell: row =>
      row.dossier_id ? (
        <>
          <Link to={`/admin-dashboard/dossiers/${row.dossier_id}`} data-row-link>
            {emailLabel(row.kind)}
          </Link>
          <br />
          {row.company_name}
        </>
      ) : (
        <>
          {emailLabel(row.kind)}
          {row.call && (
            <>
              <br />
              {row.call.name}, <PhoneLink phone={row.call.phone} />, pour le{' '}
              {formatShortMoment(new Date(row.call.at))}
            </>
          )}
        </>
      ),
  },
  { name: 'to', title: 'À', wraps: true, cell: row => <Address of={row.recipient} /> },
  {
    name: 'state',
    wraps: true,
    title: 'État',
    width: '10.75rem',
    cell: row =>
      row.bounce ? (
        <StateMark {...looks.failed} words={BOUNCED[row.bounce]} />
      ) : (
        <StateMark {...looks[row.state]} words={stateWords(row.state, leaves)} />
      ),
  },
  { name: 'tries', title: 'Essais', width: '4.25rem', figure: true, cell: row => row.attempts },
  {
    name: 'error',
    title: 'Dernière erreur',
    width: 'clamp(7.5rem, 14vw, 18rem)',
    wraps: true,
    cell: row => row.last_error ?? row.bounce_status ?? '–',
  },
  {
    name: 'resend',
    title: 'Renvoi',
    width: '7.25rem',
    cell: row => (
      <AdminButton look="quiet" icon={Send} busy={sending === row.id} onClick={() => resend(row.id)}>
        Renvoyer<span className="visually-hidden"> à {row.recipient}</span>
      </AdminButton>
    ),
  },
]

/** Too long for its line, it goes on with its « @ ». */
function Address({ of }: { of: string }) {
  const at = of.lastIndexOf('@')
  if (at === -1) return of
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}

const stateWords = (state: Email['state'], leaves: boolean) =>
  state === 'sent' && !leaves ? 'Gardé en fichier, non parti' : EMAIL_STATE_LABELS[state]
