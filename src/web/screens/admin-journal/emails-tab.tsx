import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, Send } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import type { adminDeskCalls } from '~/contract/admin-desk'
import type { ReplyOf } from '~/contract/call'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-session'
import { DeskButton } from '~/web/ui/admin/desk-button'
import { StateMark } from '~/web/ui/admin/status-mark'
import type { Column } from '~/web/ui/admin/table/column'
import { DeskTable } from '~/web/ui/admin/table/desk-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'
import { EMAIL_STATES, emailWords } from '~/web/ui/admin/words/email-words'

type Email = ReplyOf<(typeof adminDeskCalls)['journalEmails']>['emails'][number]

const EMAILS = ['admin', 'journal', 'emails']

const looks = {
  queued: { icon: Clock, colour: 'var(--etat-incomplet)' },
  sent: { icon: CircleCheck, colour: 'var(--etat-accepte)' },
  failed: { icon: CircleX, colour: 'var(--etat-refuse)' },
}

/** The outbox: what left, what waits, what failed, each to be sent again. */
export function EmailsTab() {
  const [params] = useSearchParams()
  const cursor = params.get('apres') ?? undefined
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [...EMAILS, cursor],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => adminApi.journalEmails({ query: { cursor }, signal }),
  })
  const resend = useMutation({
    mutationFn: (id: string) => adminApi.resendEmail({ params: { id } }),
    onSuccess: () => void toast.success('Message remis dans la file : il repart maintenant.'),
    onError: error => void toast.error(error.message),
    onSettled: () => void queries.invalidateQueries({ queryKey: EMAILS }),
  })
  const { mutate } = resend
  const columns = useMemo(() => columnsOf(mutate), [mutate])
  const rows = query.data?.emails ?? []
  return (
    <ListState query={query} count={rows.length} empty={<p>Aucun message pour le moment.</p>}>
      <DeskTable
        caption="E-mails"
        columns={columns}
        rows={rows}
        keyOf={row => row.id}
        edgeOf={row => looks[row.state].colour}
      />
      <NextPage next={query.data?.next_cursor ?? null} />
    </ListState>
  )
}

const columnsOf = (resend: (id: string) => void): Column<Email>[] => [
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
      <DeskButton look="quiet" icon={<Send aria-hidden size={16} />} onClick={() => resend(row.id)}>
        Renvoyer<span className="visually-hidden"> à {row.recipient}</span>
      </DeskButton>
    ),
  },
]
