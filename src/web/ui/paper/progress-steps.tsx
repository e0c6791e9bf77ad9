import styles from './progress-steps.module.css'
import type { Tone } from './sheet'

/** The colours of the steps, the same on the landing page and in the wizard. */
const stepTones: Tone[] = ['jaune', 'rose', 'vert', 'bleu', 'blanc']

interface ProgressStepsProps {
  /** From 1. */
  current: number
  total: number
  /** What a step is called, « Étape » or « Question ». */
  noun?: string
  /** The names of the steps, shown from tablet width on; on a telephone that of the current one. */
  labels?: string[]
}

/** A progress bar that reads « Étape 2 sur 4 », one coloured sheet for each step. */
export function ProgressSteps({ current, total, noun = 'Étape', labels = [] }: ProgressStepsProps) {
  const text = `${noun} ${current} sur ${total}`
  return (
    <div className="stack-8">
      <p className={styles.text}>
        <span>{text}</span>
        {labels[current - 1] && (
          <span className={styles.name} aria-hidden="true">
            {labels[current - 1]}
          </span>
        )}
      </p>
      <div
        role="progressbar"
        aria-label="Avancement"
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={text}
        className={styles.bar}
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
            key={index}
            className={styles.step}
            data-state={index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'ahead'}
            style={{ '--feuillet': `var(--feuillet-${stepTones[index % 4]})` }}
          >
            {labels[index] && <span className={styles.label}>{labels[index]}</span>}
          </span>
        ))}
      </div>
    </div>
  )
}
