import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { type Criterion, type Finding, judgeEligibility } from '~/domain/eligibility'
import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import { Sheet } from '~/web/ui/paper/sheet'
import { Stamp } from '~/web/ui/paper/stamp'
import { type Answers, eligibilityAnswers } from './questions'
import styles from './result-screen.module.css'
import { criterionNames, findingNames, outcomeWords, reasons } from './result-words'
import { addressOf } from './visit'

const marks: Record<Finding, typeof CircleCheck> = {
  passes: CircleCheck,
  fails: CircleX,
  unknown: CircleHelp,
}

/** The result, its reasons, and where it leads: the dossier, or the offer outside France. */
export function ResultScreen({ answers }: { answers: Answers }) {
  const { outcome, findings } = judgeEligibility(eligibilityAnswers(answers))
  const abroad = answers.france === 'non'
  const words = outcomeWords[abroad ? 'abroad' : outcome]
  const told = Object.entries(findings) as [Criterion, Finding][]
  return (
    <div className={styles.result} data-outcome={outcome}>
      <Sheet under={outcome === 'not-eligible' ? ['rose'] : ['jaune', 'vert']} className={styles.sheet}>
        <Stamp above="Résultat du test">{words.stamp}</Stamp>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.lead}</p>
        {!abroad && (
          <ul className={styles.reasons} aria-label="Critères">
            {told.map(([criterion, finding]) => (
              <Reason key={criterion} criterion={criterion} finding={finding} />
            ))}
          </ul>
        )}
      </Sheet>
      <NextStep
        next={words.next}
        leadsTo={abroad ? 'abroad' : outcome === 'not-eligible' ? 'contact' : 'dossier'}
      />
      <p className={styles.again}>
        <a href={addressOf(answers, 0)}>Revoir mes réponses</a>
        <a href="/simulateur">Recommencer le test</a>
      </p>
      <p className={styles.note}>
        Ce résultat est une indication donnée par un service privé, non affilié à l’État. Seuls les organismes
        publics décident d’accorder une aide.
      </p>
    </div>
  )
}

function Reason({ criterion, finding }: { criterion: Criterion; finding: Finding }) {
  const Mark = marks[finding]
  return (
    <li className={styles.reason} data-finding={finding}>
      <Mark aria-hidden size={24} />
      <div>
        <p className={styles.criterion}>
          {criterionNames[criterion]} <span className={styles.finding}>{findingNames[finding]}</span>
        </p>
        <p>{reasons[criterion][finding]}</p>
      </div>
    </li>
  )
}

function NextStep({ next, leadsTo }: { next: string; leadsTo: 'dossier' | 'abroad' | 'contact' }) {
  const { email } = useSite()
  return (
    <section aria-labelledby="suite" className={styles.next}>
      <h2 id="suite">Et maintenant</h2>
      <p>{next}</p>
      <div className={styles.ways}>
        {leadsTo === 'dossier' && <ButtonLink to="/dossier">Préparer mon dossier</ButtonLink>}
        {leadsTo === 'abroad' && <ButtonLink to="/pay-per-call">Voir l’offre à la performance</ButtonLink>}
        {leadsTo !== 'dossier' && (
          <ButtonLink to={`mailto:${email}`} look="second">
            Écrire à l’équipe
          </ButtonLink>
        )}
        {leadsTo === 'dossier' && (
          <ButtonLink to="/comment-ca-marche" look="second">
            Revoir les étapes
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
