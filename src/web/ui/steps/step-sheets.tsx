import { fiveSteps } from './five-steps'
import styles from './step-sheets.module.css'

/** The five steps side by side, each a sheet of its colour with its duration on the tab. */
export function StepSheets() {
  return (
    <ol className={`bare-list ${styles.steps}`}>
      {fiveSteps.map(({ title, duration, words, tone }, index) => (
        <li key={title} className={styles.step} style={{ '--feuillet': `var(--feuillet-${tone})` }}>
          <p className={styles.tab}>{duration}</p>
          <div className={styles.body}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
