import { FUNNEL_LABELS, type FunnelName, type FunnelStep } from '~/domain/audience/funnels'
import { figure } from '~/web/ui/admin/words/count-words'
import styles from './audience-part.module.css'

/** A road, step by step: how many came, and how many of the step before did not. The greatest loss is marked. */
export function Funnel({ name, steps }: { name: FunnelName; steps: FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ n }) => n))
  const worst = Math.max(...steps.map(({ lost }) => lost))
  const isEmpty = steps.every(({ n }) => n === 0)
  return (
    <section aria-labelledby={`chemin-${name}`} className={`stack-12 ${styles.funnel}`}>
      <h3 id={`chemin-${name}`}>{FUNNEL_LABELS[name]}</h3>
      {isEmpty ? (
        <p className="second-text">Personne n’est encore passé par là.</p>
      ) : (
        <ol className={`stack-8 bare-list ${styles.steps}`}>
          {steps.map((step, at) => (
            <li key={step.label}>
              <span>{step.label}</span>
              <strong className={styles.n}>{figure(step.n)}</strong>
              <Share part={step.n / most} />
              <span className={styles.loss} data-worst={(worst > 0 && step.lost === worst) || undefined}>
                {lossWords(step, steps[at - 1])}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Share({ part }: { part: number }) {
  return (
    <svg
      viewBox="0 0 100 1"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="none"
      className={styles.share}
    >
      <rect width={part * 100} height="1" />
    </svg>
  )
}

/** « 320 ne sont pas allés plus loin (32 %), dont 12 hors de France ». */
function lossWords({ lost, joined, aside }: FunnelStep, before: FunnelStep | undefined): string {
  const words = []
  if (before && lost > 0) {
    const from = before.n - (before.aside?.n ?? 0)
    words.push(`${figure(lost)} de moins qu’à l’étape d’avant (${Math.round((lost / from) * 100)}\u00a0%)`)
  }
  if (joined > 0) words.push(`${figure(joined)} de plus, venus par un autre chemin`)
  if (aside && aside.n > 0) words.push(`dont ${figure(aside.n)} ${aside.label}`)
  return words.join(', ')
}
