import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, Hand, type LucideIcon, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import type { transmissionCalls } from '~/contract/transmission'
import type { TransmissionState } from '~/domain/dossier/transmission'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-session'
import { DeskButton } from '~/web/ui/admin/desk-button'
import { StateMark } from '~/web/ui/admin/status-mark'
import type { Column } from '~/web/ui/admin/table/column'
import { DeskTable } from '~/web/ui/admin/table/desk-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import { NextPage } from '~/web/ui/admin/table/next-page'
import { TransmissionDone } from './transmission-done'

type Transmission = ReplyOf<(typeof transmissionCalls)['transmissions']>['transmissions'][number]

const TRANSMISSIONS = ['admin', 'journal', 'transmissions']

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
  superseded: { ...waits, words: 'Remplacé' },
}

/** What was handed over to the aid bodies, and what still has to be. */
export function TransmissionsTab() {
  const [params] = useSearchParams()
  const cursor = params.get('apres') ?? undefined
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Transmission | null>(null)
  const query = useQuery({
    queryKey: [...TRANSMISSIONS, cursor],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => adminApi.transmissions({ query: { cursor }, signal }),
  })
  const refresh = () => void queries.invalidateQueries({ queryKey: TRANSMISSIONS })
  const { mutate } = useMutation({
    mutationFn: (id: string) => adminApi.resendTransmission({ params: { id } }),
    onSuccess: () => void toast.success('Dossier remis dans la file : il repart maintenant.'),
    onError: error => void toast.error(error.message),
    onSettled: refresh,
  })
  const columns = useMemo(() => columnsOf(mutate, setAsked), [mutate])
  const rows = query.data?.transmissions ?? []
  return (
    <>
      <ListState query={query} count={rows.length} empty={<p>Aucun dossier n’a encore été transmis.</p>}>
        <DeskTable
          caption="Transmissions"
          columns={columns}
          rows={rows}
          keyOf={row => row.id}
          edgeOf={row => looks[row.state].colour}
        />
        <NextPage next={query.data?.next_cursor ?? null} />
      </ListState>
      {asked && (
        <TransmissionDone
          id={asked.id}
          company={asked.company_name}
          onClose={() => setAsked(null)}
          onDone={refresh}
        />
      )}
    </>
  )
}

const columnsOf = (
  resend: (id: string) => void,
  ask: (row: Transmission) => void,
): Column<Transmission>[] => [
  { name: 'at', title: 'Depuis le', cell: row => formatShortMoment(new Date(row.created_at)) },
  {
    name: 'company',
    title: 'Dossier',
    cell: row => (
      <Link to={`/admin-dashboard/dossiers/${row.dossier_id}`} data-row-link>
        {row.company_name}
      </Link>
    ),
  },
  { name: 'body', title: 'Organisme', cell: row => row.body_name || '–' },
  { name: 'state', title: 'État', cell: row => <StateMark {...looks[row.state]} /> },
  { name: 'tries', title: 'Essais', figure: true, cell: row => row.attempts },
  { name: 'note', title: 'Note ou erreur', cell: row => row.note ?? row.last_error ?? '–' },
  {
    name: 'actions',
    title: 'Actions',
    cell: row => (
      <>
        {row.channel !== 'manual' && row.state !== 'superseded' && (
          <DeskButton look="quiet" icon={<Send aria-hidden size={16} />} onClick={() => resend(row.id)}>
            Renvoyer<span className="visually-hidden"> : {row.company_name}</span>
          </DeskButton>
        )}
        {['manual', 'failed', 'expired'].includes(row.state) && (
          <DeskButton look="quiet" onClick={() => ask(row)}>
            Transmis autrement<span className="visually-hidden"> : {row.company_name}</span>
          </DeskButton>
        )}
      </>
    ),
  },
]
