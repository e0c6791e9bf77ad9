import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BULK_ACTION_LABELS } from '~/domain/dossier/lists/bulk'
import { DAY_MS, HOUR_MS } from '~/domain/milliseconds'
import { counted, formatHour, formatShortMoment, formatWhole } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { DASHBOARD } from '../list-queries'
import { type BulkRun, isOver, useBulkRuns, useCancelBulk } from './bulk-data'
import styles from './bulk-runs.module.css'
import { ItemsLeft } from './items-left'

/** What goes on, and what a run has left as it was; the lists are read again as it moves. */
export function BulkRuns() {
  const { data } = useBulkRuns()
  const cancel = useCancelBulk()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const shown = data?.runs.filter(run => isShown(run, run === data.runs[0])) ?? []
  const moved = shown.reduce((sum, run) => sum + run.done, 0)
  useEffect(() => {
    if (moved > 0) void queries.invalidateQueries({ queryKey: [...DASHBOARD, 'dossiers'] })
  }, [moved, queries])
  if (shown.length === 0) return null
  const opened = shown.find(run => run.id === asked)
  return (
    <>
      <ul className={`stack-4 bare-list ${styles.runs}`} aria-label="Actions sur plusieurs dossiers">
        {shown.map(run => (
          <li key={run.id}>
            <span role="status">{wordsOf(run)}</span>
            {run.left > 0 && (
              <AdminButton look="quiet" onClick={() => setAsked(run.id)}>
                Voir lesquels, et pourquoi
              </AdminButton>
            )}
            {!isOver(run) && (
              <>
                <progress max={run.total} value={run.done + run.left} aria-label="Avancement" />
                <AdminButton look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(run.id)}>
                  Annuler
                </AdminButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {opened && <ItemsLeft run={opened} onClose={() => setAsked(null)} />}
    </>
  )
}

const WEEK = 7 * DAY_MS

/** What goes on; the last one for an hour after its end; for a week each that left something or was stopped, so that it is found again. */
function isShown(run: BulkRun, last: boolean): boolean {
  const keptFor = run.left > 0 || isStopped(run) ? WEEK : last ? HOUR_MS : 0
  return !isOver(run) || Date.now() - endOf(run).getTime() < keptFor
}

/** Nobody called it back: who started it may not do it any more. */
const isStopped = ({ cancelled_at, cancelled_by }: BulkRun) => cancelled_at !== null && cancelled_by === null

const endOf = ({ finished_at, cancelled_at, created_at }: BulkRun) =>
  new Date(finished_at ?? cancelled_at ?? created_at)

function wordsOf(run: BulkRun): string {
  const what = `${BULK_ACTION_LABELS[run.action]}\u00a0: `
  const done = `${counted(run.done, 'dossier')} sur ${formatWhole(run.total)}`
  const left = run.left > 0 ? `, ${counted(run.left, 'laissé')} en l’état` : ''
  const by = `, demandé par ${run.by}`
  const at = ` (${formatShortMoment(endOf(run))})`
  if (isStopped(run))
    return `${what}arrêté, car ${run.by}, qui l’avait demandé, n’y a plus droit, ${done}${left}${at}`
  if (run.cancelled_at)
    return `${what}annulé par ${run.cancelled_by}, ${done}${left}${run.cancelled_by === run.by ? '' : by}${at}`
  if (run.finished_at) return `${what}terminé, ${done}${left}${by}${at}`
  if (run.done + run.left > 0) return `${what}${done}${left}${by}`
  return `${what}${counted(run.total, 'dossier')}, commence à ${formatHour(new Date(run.starts_at))}${by}`
}
