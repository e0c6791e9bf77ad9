import { Children, type ReactNode } from 'react'
import { STAGE_TITLES } from '~/domain/dossier/timeline'
import { formatDay } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { type ShownStage, STAGE_WORDS } from '../timeline/timeline-data'
import styles from './life.module.css'

interface StageSheetProps {
  stage: ShownStage
  opened: boolean
  onToggle: (opened: boolean) => void
  /** What belongs to the stage; drawn once the sheet is open. */
  children: ReactNode
}

/** One stage of the dossier's life, a sheet each: the day at its head, its papers inside. */
export function StageSheet({ stage: { name, state, at }, opened, onToggle, children }: StageSheetProps) {
  const { emails_leave } = useSite()
  const says = STAGE_WORDS[state]?.(emails_leave)[name] ?? ''
  const head = (
    <h3 className={styles.name}>
      {STAGE_TITLES[name]}
      <span className={styles.when}>
        {at ? (
          <time dateTime={at}>le {formatDay(new Date(at))}</time>
        ) : state === 'current' ? (
          'en cours'
        ) : (
          'à venir'
        )}
      </span>
    </h3>
  )
  const current = state === 'current' ? ('step' as const) : undefined
  if (!says && Children.toArray(children).length === 0)
    return (
      <li className={styles.stage} data-state={state} aria-current={current}>
        {head}
      </li>
    )
  return (
    <li className={styles.stage} data-state={state} aria-current={current}>
      <details open={opened} onToggle={event => onToggle(event.currentTarget.open)}>
        <summary>{head}</summary>
        {opened && (
          <div className={`stack-24 ${styles.inside}`}>
            {says && <p className="second-text">{says}</p>}
            {children}
          </div>
        )}
      </details>
    </li>
  )
}
