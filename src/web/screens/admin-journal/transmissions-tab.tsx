import { CircleCheck, CircleX, Clock, Hand, type LucideIcon, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '~/contract/call'
import type { transmissionCalls } from '~/contract/dossier/transmission'
import type { TransmissionState } from '~/domain/dossier/transmission'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { StateMark } from '~/web/ui/admin/status-mark'
import type { Column } from '~/web/ui/admin/table/column'
import { TransmissionDone } from '~/web/ui/dossier-sheet/transmission-done'
import { JournalList, useResend } from './journal-list'

type Transmission = ReplyOf<(typeof transmissionCalls)['transmissions']>['transmissions'][number]

const waits = { icon: Clock, colour: 'var(--etat-incomplet)' }
const well = { icon: CircleCheck, colour: 'var(--etat-accepte)' }
const ill = { icon: CircleX, colour: 'var(--etat-refuse)' }

const looks: Record<TransmissionState, { icon: LucideIcon; colour: string; words: string }> = {
  queued: { ...waits, words: 'En attente' },
  sent: { ...well, words: 'Transmis' },
  collected: { ...well, words: 'Retiré par l’organisme' },
  expired: { ...ill, words: 'Lien expiré' },
  failed: { ...ill, words: 'En échec' },
  manual: { icon: Hand, colour: 'var(--etat-incomplet)', words: 'À transmettre manuellement' },
  done: { ...well, words: 'Transmis autrement' },
  held: { ...waits, words: 'À laisser partir' },
  superseded: { ...waits, words: 'Remplacé' },
}

/** What was handed over to the aid bodies, and what still has to be. */
export function TransmissionsTab() {
  const [asked, setAsked] = useState<Transmission | null>(null)
  const { resend, sending } = useResend(
    adminApi.resendTransmission,
    'Dossier remis dans la file\u00a0: il repart maintenant.',
  )
  const columns = useMemo(() => columnsOf(resend, sending, setAsked), [resend, sending])
  return (
    <>
      <JournalList
        caption="Transmissions"
        columns={columns}
        keyOf={row => row.id}
        edgeOf={row => looks[row.state].colour}
        empty="Aucun dossier n’a encore été transmis."
        read={async request => {
          const { transmissions: rows, next_cursor } = await adminApi.transmissions(request)
          return { rows, next_cursor }
        }}
      />
      {asked && (
        <TransmissionDone id={asked.id} company={asked.company_name} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const columnsOf = (
  resend: (id: string) => void,
  sending: string | null,
  ask: (row: Transmission) => void,
): Column<Transmission>[] => [
  {
    name: 'at',
    title: 'Depuis le',
    width: '8.75rem',
    cell: row => formatShortMoment(new Date(row.created_at)),
  },
  {
    name: 'company',
    title: 'Dossier',
    twoLines: row => row.company_name,
    cell: row => (
      <Link to={`/admin-dashboard/dossiers/${row.dossier_id}`} data-row-link>
        {row.company_name}
      </Link>
    ),
  },
  { name: 'body', title: 'Organisme', width: '8rem', wraps: true, cell: row => row.body_name || '–' },
  {
    name: 'state',
    title: 'État',
    width: 'clamp(9.5rem, 15vw, 13.5rem)',
    wraps: true,
    cell: row => <StateMark {...looks[row.state]} />,
  },
  { name: 'tries', title: 'Essais', width: '4.25rem', figure: true, cell: row => row.attempts },
  { name: 'note', title: 'Note ou erreur', wraps: true, cell: row => row.note ?? row.last_error ?? '–' },
  {
    name: 'actions',
    title: 'Actions',
    width: 'clamp(10.5rem, 20vw, 17.5rem)',
    wraps: true,
    cell: row => {
      const again = row.channel !== 'manual' && row.state !== 'superseded'
      const byHand = ['manual', 'failed', 'expired'].includes(row.state)
      if (!again && !byHand) return '–'
      return (
        <>
          {again && (
            <AdminButton look="quiet" icon={Send} busy={sending === row.id} onClick={() => resend(row.id)}>
              Renvoyer<span className="visually-hidden">&nbsp;: {row.company_name}</span>
            </AdminButton>
          )}
          {byHand && (
            <AdminButton look="quiet" onClick={() => ask(row)}>
              Transmis autrement<span className="visually-hidden">&nbsp;: {row.company_name}</span>
            </AdminButton>
          )}
        </>
      )
    },
  },
]
