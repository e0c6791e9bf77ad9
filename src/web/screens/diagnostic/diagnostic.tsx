import { CircleCheck, CircleDashed, CircleX, Copy, LoaderCircle, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { hiddenMeta } from '~/web/page-meta'
import { Button } from '~/web/ui/actions/button'
import { TestPage, testPageLoader } from '~/web/ui/test-page/test-page'
import { CHECKS } from './checks'
import styles from './diagnostic.module.css'
import { type Outcome, useDiagnostic } from './use-diagnostic'

export const loader = testPageLoader

export const meta = hiddenMeta('Diagnostic', 'Les cinq contrôles du site.')

const WORDS = { waiting: 'En attente', running: 'En cours…', passed: 'Réussi', failed: 'Échoué' } as const
const ICONS = { waiting: CircleDashed, running: LoaderCircle, passed: CircleCheck, failed: CircleX } as const

/** Opened when something looks wrong: five checks by the visitors' own calls, and a report to copy. */
export default function Diagnostic() {
  const { outcomes, running, parts, run } = useDiagnostic()
  const [copied, setCopied] = useState<boolean | null>(null)
  const sheet = useRef<HTMLPreElement>(null)
  const report = parts === null ? null : reportOf(outcomes, parts)

  async function start() {
    setCopied(null)
    await run()
  }

  /** Without leave to write to the clipboard the report is marked, for the keys that copy. */
  async function copy() {
    const written = await navigator.clipboard?.writeText(String(report)).then(
      () => true,
      () => false,
    )
    setCopied(written === true)
    if (!written && sheet.current) window.getSelection()?.selectAllChildren(sheet.current)
  }

  return (
    <TestPage
      title="Diagnostic"
      intro="Cinq contrôles, l’un après l’autre, sur une entreprise de test qui disparaît au bout d’une heure."
    >
      <div>
        <Button icon={Play} busy={running} onClick={() => void start()}>
          Lancer le diagnostic
        </Button>
      </div>
      <ol className="stack-8 bare-list" aria-live="polite">
        {CHECKS.map(({ name }, index) => (
          <Line key={name} name={name} outcome={outcomes[index] ?? { state: 'waiting' }} />
        ))}
      </ol>
      {report !== null && (
        <section aria-labelledby="rapport" className="stack-24">
          <h2 id="rapport">Rapport</h2>
          <pre ref={sheet} className={styles.report}>
            {report}
          </pre>
          <div>
            <Button look="second" icon={Copy} onClick={() => void copy()}>
              Copier le rapport
            </Button>
          </div>
          <p role="status">{copied !== null && (copied ? 'Le rapport est copié.' : BY_HAND)}</p>
        </section>
      )}
    </TestPage>
  )
}

const BY_HAND = 'Le navigateur refuse la copie\u00a0: le rapport est sélectionné, copiez-le avec Ctrl+C.'

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

/** What is sent to whoever mends it: when, where, with which browser, and what was found. */
function reportOf(outcomes: Outcome[], parts: string): string {
  const lines = CHECKS.map(
    ({ name }, index) => `${index + 1}. ${name} – ${lineOf(outcomes[index] ?? { state: 'waiting' })}`,
  )
  return [
    `Diagnostic de ${window.location.origin}, ${new Date().toISOString()}`,
    ...lines,
    `État du serveur\u00a0: ${parts}`,
    `Navigateur\u00a0: ${navigator.userAgent}`,
  ].join('\n')
}
