import { Sheet } from 'lucide-react'
import { useState } from 'react'
import { lengthWords } from '~/domain/international/lead-labels'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatEuros, formatShortDay, formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useSave } from '~/web/ui/admin/form/use-save'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import type { Column } from '~/web/ui/admin/table/column'
import { ListState } from '~/web/ui/admin/table/list-state'
import { useMay } from '~/web/ui/admin/use-me'
import { Modal } from '~/web/ui/feedback/modal'
import styles from './admin-leads.module.css'
import { ForgetCaller } from './forget-caller'
import { type LeadCall, useLeadCalls, useTranscript } from './lead-queries'

const STATES: Record<LeadCall['state'], string> = {
  open: 'En cours, gratuit',
  held: 'En cours',
  billed: 'Facturé',
  unbilled: 'Non facturé',
  credited: 'Remboursé',
}

const columns: Column<LeadCall>[] = [
  {
    name: 'at',
    title: 'Quand',
    width: '8.75rem',
    cell: row => (row.started_at ? formatShortMoment(new Date(row.started_at)) : '–'),
  },
  { name: 'company', title: 'Client', width: '12%', wraps: true, cell: row => row.company_name ?? '–' },
  { name: 'campaign', title: 'Campagne', width: '10.5%', wraps: true, cell: row => row.campaign_name ?? '–' },
  {
    name: 'caller',
    title: 'Appelant',
    width: '10rem',
    cell: row => (row.caller ? readAtDesk(row.caller) : 'Masqué ou effacé'),
  },
  {
    name: 'length',
    title: 'Durée',
    width: '5.75rem',
    figure: true,
    cell: row => (row.length_ms === null ? '–' : lengthWords(row.length_ms / 1_000)),
  },
  { name: 'state', title: 'État', width: '6.75rem', cell: row => STATES[row.state] },
  { name: 'reason', title: 'Pourquoi', wraps: true, cell: row => <WhyCell row={row} /> },
  {
    name: 'price',
    title: 'HT',
    width: '5rem',
    figure: true,
    // What was held for a call that costs nothing went back.
    cell: row => (row.state === 'unbilled' || row.state === 'open' ? '–' : formatEuros(row.net_cents)),
  },
]

function WhyCell({ row }: { row: LeadCall }) {
  const words = [
    row.reason ?? row.qualified_by,
    row.held_until && `Transcription attendue jusqu’au ${formatShortMoment(new Date(row.held_until))}.`,
    row.late_finding,
    row.flag && `À regarder\u00a0: ${row.flag}.`,
    row.flagged && 'Horloges à vérifier.',
  ].filter(Boolean)
  const [reading, read] = useState(false)
  return (
    <>
      {words.join(' ') || '–'}
      {row.transcript && (
        <AdminButton look="quiet" onClick={() => read(true)}>
          Lire la transcription
        </AdminButton>
      )}
      {reading && <TranscriptDialog call={row.id} onClose={() => read(false)} />}
    </>
  )
}

/** The last calls: one that rings or ends shows by itself, for the stream of changes tells of it. */
export function CallsTable() {
  const query = useLeadCalls()
  const { busy, save } = useSave()
  const may = useMay()
  const rows = query.data?.calls ?? []
  return (
    <section aria-labelledby="appels" className={`stack-12 ${styles.section}`}>
      <div className={`row-8 centred ${styles.line}`}>
        <h2 id="appels">Derniers appels</h2>
        <div className="row-8">
          <AdminButton icon={Sheet} busy={busy} onClick={() => void save(() => adminApi.exportLeadCalls({}))}>
            Tous les appels en CSV
          </AdminButton>
          {may('erase-dossiers') && <ForgetCaller />}
        </div>
      </div>
      <ListState query={query} count={rows.length} empty={<p>Aucun appel pour le moment.</p>}>
        <AdminTable caption="Derniers appels" rows={rows} keyOf={row => row.id} columns={columns} />
      </ListState>
    </section>
  )
}

/** What was said in a call, as text; the journal notes who reads it. */
function TranscriptDialog({ call, onClose }: { call: string; onClose: () => void }) {
  const query = useTranscript(call)
  return (
    <Modal title="Transcription de l’appel" onClose={onClose} className={theme.theme}>
      <ListState query={query} count={query.data ? 1 : 0} empty={<p>Cette transcription a été effacée.</p>}>
        {query.data && (
          <>
            <p className={`as-written ${styles.transcript}`}>{query.data.text}</p>
            <p>
              Écrite par l’opérateur, elle sera effacée le {formatShortDay(new Date(query.data.deleted_at))}.
              Le journal note que vous l’avez lue.
            </p>
          </>
        )}
      </ListState>
    </Modal>
  )
}
