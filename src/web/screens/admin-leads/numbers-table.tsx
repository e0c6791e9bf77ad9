import { useState } from 'react'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import { AdminTable } from '~/web/ui/admin/table/admin-table'
import { ListState } from '~/web/ui/admin/table/list-state'
import styles from './admin-leads.module.css'
import { type TelephoneNumber, useLeadChange, useNumbers } from './lead-queries'
import { TranscriptionDialog } from './transcription-dialog'

/** The pool: which number leads where, and which ones rest. */
export function NumbersTable() {
  const query = useNumbers()
  const [adding, add] = useState(false)
  const [leaving, takeBack] = useState<TelephoneNumber | null>(null)
  const [noting, note] = useState<TelephoneNumber | null>(null)
  const rows = query.data?.numbers ?? []
  const adder = useLeadChange((number: string) => adminApi.addTelephoneNumber({ body: { number } }))
  return (
    <section aria-labelledby="numeros" className={`stack-12 ${styles.section}`}>
      <div className={`row-8 centred ${styles.line}`}>
        <h2 id="numeros">Numéros</h2>
        <AdminButton onClick={() => add(true)}>Ajouter un numéro</AdminButton>
      </div>
      <ListState query={query} count={rows.length} empty={<p>Aucun numéro pour le moment.</p>}>
        <AdminTable
          caption="Numéros"
          rows={rows}
          keyOf={row => row.number}
          columns={[
            { name: 'number', title: 'Numéro', cell: row => readAtDesk(row.number) },
            { name: 'campaign', title: 'Campagne', cell: row => row.campaign_name ?? stateOf(row) },
            { name: 'source', title: 'Affiché sur', cell: row => row.source ?? '–' },
            {
              name: 'transcribed',
              title: 'Transcriptions',
              cell: row => (
                <AdminButton look="quiet" onClick={() => note(row)}>
                  {row.transcribed ? 'Attendues' : 'Aucune'}
                  <span className="visually-hidden">
                    {`\u00a0: ${row.transcribed ? 'ne plus attendre' : 'attendre'} les transcriptions du ${readAtDesk(row.number)}`}
                  </span>
                </AdminButton>
              ),
            },
            {
              name: 'actions',
              title: 'Actions',
              cell: row =>
                row.campaign_id ? (
                  <AdminButton
                    look="quiet"
                    aria-label={`Reprendre le ${readAtDesk(row.number)}`}
                    onClick={() => takeBack(row)}
                  >
                    Reprendre
                  </AdminButton>
                ) : (
                  '–'
                ),
            },
          ]}
        />
      </ListState>
      {adding && (
        <FieldsDialog
          title="Ajouter un numéro"
          action="Ajouter"
          act={adder}
          keptAs="numero:nouveau"
          onClose={() => add(false)}
          onDone={({ number }, leave) =>
            adder.mutate(String(number).replace(/[\s().-]/g, ''), { onSuccess: leave })
          }
          fields={[{ name: 'number', label: 'Numéro, avec son indicatif' }]}
        />
      )}
      {leaving && <TakeBackDialog row={leaving} onClose={() => takeBack(null)} />}
      {noting && <TranscriptionDialog row={noting} onClose={() => note(null)} />}
    </section>
  )
}

/** What stops a source: the number that is shown there leads nowhere from then on. */
function TakeBackDialog({ row, onClose }: { row: TelephoneNumber; onClose: () => void }) {
  const change = useLeadChange((number: string) =>
    adminApi.assignTelephoneNumber({ params: { number }, body: { campaign_id: null } }),
  )
  return (
    <AskDialog
      title={`Reprendre le ${readAtDesk(row.number)}`}
      action="Reprendre le numéro"
      look="danger"
      act={change}
      onClose={onClose}
      onDone={() => change.mutate(row.number, { onSuccess: onClose })}
    >
      <p>
        Il ne sonnera plus pour «&nbsp;{row.campaign_name}&nbsp;», puis se reposera soixante jours avant de
        pouvoir servir à une autre campagne. Les appels en cours vont à leur terme.
      </p>
    </AskDialog>
  )
}

function stateOf({ quarantined_until }: TelephoneNumber): string {
  const until = quarantined_until ? new Date(quarantined_until) : null
  return until && until > new Date() ? `Se repose jusqu’au ${formatShortDay(until)}` : 'Libre'
}
