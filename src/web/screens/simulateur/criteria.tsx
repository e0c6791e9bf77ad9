import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { pairsOf } from '~/domain/closed-list'
import type { Criterion, Finding } from '~/domain/eligibility/eligibility'
import { criterionNames, findingNames, reasons } from '~/domain/eligibility/result-words'
import styles from './result-screen.module.css'

const marks: Record<Finding, typeof CircleCheck> = {
  passes: CircleCheck,
  fails: CircleX,
  unknown: CircleHelp,
}

/** The criteria as ticks; the reason of each unfolds, and is open at once where it is not met. */
export function Criteria({ findings }: { findings: Record<Criterion, Finding> }) {
  const told = pairsOf(findings)
  const met = told.filter(([, finding]) => finding === 'passes').length
  return (
    <section aria-labelledby="criteres">
      <h2 id="criteres">
        {met} {met > 1 ? 'critères remplis' : 'critère rempli'} sur {told.length}
      </h2>
      <ul className={`bare-list ${styles.reasons}`}>
        {told.map(([criterion, finding]) => (
          <li key={criterion}>
            <Reason criterion={criterion} finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reason({ criterion, finding }: { criterion: Criterion; finding: Finding }) {
  const Mark = marks[finding]
  return (
    <details className={styles.reason} data-finding={finding} open={finding !== 'passes'}>
      <summary>
        <Mark aria-hidden size={24} />
        <span className={styles.criterion}>{criterionNames[criterion]}</span>{' '}
        <span className={`second-text small-text ${styles.finding}`}>{findingNames[finding]}</span>
      </summary>
      <p>{reasons[criterion][finding]}</p>
    </details>
  )
}
