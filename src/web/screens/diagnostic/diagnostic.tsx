import { CircleCheck, CircleDashed, CircleX, Copy, LoaderCircle, Play } from 'lucide-react'
import { useState } from 'react'
import { pageMeta } from '~/web/page-meta'
import { Button } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/diagnostic'
import { CHECKS } from './checks'
import styles from './diagnostic.module.css'
import { type Outcome, useDiagnostic } from './use-diagnostic'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Diagnostic',
    description: 'Les cinq contrôles du site.',
    path: '/diagnostic',
    hidden: true,
  })

const WORDS = { waiting: 'En attente', running: 'En cours…', passed: 'Réussi', failed: 'Échoué' } as const
const ICONS = { waiting: CircleDashed, running: LoaderCircle, passed: CircleCheck, failed: CircleX } as const

/** Opened when something looks wrong: five checks by the visitors' own calls, and a report to copy. */
export default function Diagnostic() {
  const { outcomes, running, run } = useDiagnostic()
  const [copied, setCopied] = useState(false)
  const done = outcomes.every(outcome => outcome.state === 'passed' || outcome.state === 'failed')

  async function copy() {
    await navigator.clipboard.writeText(reportOf(outcomes)).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <PageFrame width="form">
      <div className={styles.page}>
        <h1>Diagnostic</h1>
        <p>
          Cinq contrôles, l’un après l’autre, sur une entreprise de test qui disparaît au bout d’une heure.
        </p>
        <div>
          <Button icon={<Play aria-hidden size={20} />} busy={running} onClick={() => void run()}>
            Lancer le diagnostic
          </Button>
        </div>
        <ol className={styles.checks} aria-live="polite">
          {CHECKS.map(({ name }, index) => (
            <Line key={name} name={name} outcome={outcomes[index] ?? { state: 'waiting' }} />
          ))}
        </ol>
        {done && (
          <section aria-labelledby="rapport" className={styles.page}>
            <h2 id="rapport">Rapport</h2>
            <pre className={styles.report}>{reportOf(outcomes)}</pre>
            <div>
              <Button look="second" icon={<Copy aria-hidden size={20} />} onClick={() => void copy()}>
                Copier le rapport
              </Button>
            </div>
            <p role="status">{copied && 'Le rapport est copié.'}</p>
          </section>
        )}
      </div>
    </PageFrame>
  )
}

function Line({ name, outcome }: { name: string; outcome: Outcome }) {
  const Icon = ICONS[outcome.state]
  return (
    <li className={styles.check} data-state={outcome.state}>
      <Icon aria-hidden size={20} />
      <span>
        <strong>{name}</strong>
        <br />
        {lineOf(outcome)}
      </span>
    </li>
  )
}

function lineOf(outcome: Outcome): string {
  if (!('words' in outcome)) return WORDS[outcome.state]
  return `${WORDS[outcome.state]} en ${outcome.ms}\u00a0ms\u00a0: ${outcome.words}`
}

const reportOf = (outcomes: Outcome[]) =>
  CHECKS.map(
    ({ name }, index) => `${index + 1}. ${name} – ${lineOf(outcomes[index] ?? { state: 'waiting' })}`,
  ).join('\n')
