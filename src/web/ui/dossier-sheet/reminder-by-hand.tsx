import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay } from '~/web/ui/admin/use-me'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'

/** When the client was reminded of what is missing, and a reminder by hand. */
export function ReminderByHand({ dossier: { id, status, events } }: { dossier: DossierDetail }) {
  const may = useMay()
  const { mutate, isPending } = useAct(() => adminApi.remindByHand({ params: { id } }), {
    reads: [['admin', 'dossier', id]],
    done: 'Le rappel part\u00a0; la nuit et le dimanche, il attend le matin.',
  })
  if ((status !== 'Nouveau' && status !== 'Incomplet') || !may('work-dossiers')) return null
  const last = events.find(({ type }) => type === 'reminder-queued')
  const stopped = events.some(({ type }) => type === 'reminders-stopped')
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="rappels">
      <h2 id="rappels">Rappels</h2>
      <p>
        {stopped
          ? 'Le client a demandé à ne plus recevoir de rappel.'
          : last
            ? `Dernier rappel\u00a0: ${formatShortMoment(new Date(last.at))}.`
            : 'Aucun rappel jusqu’ici. Le site en envoie après 1, 3 et 10\u00a0jours d’attente.'}
      </p>
      {!stopped && (
        <div className="row-8 centred">
          <AdminButton busy={isPending} onClick={() => mutate()}>
            Envoyer un rappel
          </AdminButton>
        </div>
      )}
    </section>
  )
}
