import type { EligibilityAnswer } from '~/domain/dossier/eligibility-answer'
import { formatAppointment } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { Stamp } from '~/web/ui/paper/stamp'
import styles from './eligibility-card.module.css'
import type { DossierState } from './state'

const STAMPS: Record<EligibilityAnswer, { words: string; says: 'favourable' | 'to-check' | 'refused' }> = {
  likely: { words: 'Potentiellement éligible', says: 'favourable' },
  question: { words: 'À préciser', says: 'to-check' },
  no: { words: 'Non éligible', says: 'refused' },
}

/** Once the dossier is handed in, what we would answer is what the team checks. */
const MEANWHILE =
  'Rien ne vous empêche de continuer\u00a0: si vous signez avant, la vérification de votre dossier en tient lieu.'

/** The answer within 24 hours: until when it is promised, then what it says. It says what the e-mail says. */
export default function EligibilityCard({
  eligibility,
}: {
  eligibility: NonNullable<DossierState['eligibility']>
}) {
  const { emails_leave } = useSite()
  const { answer, sentence, answered_at, answer_before } = eligibility
  if (!answer || !answered_at)
    return !answer_before ? null : new Date(answer_before) < new Date() ? (
      <p role="status" className={styles.card}>
        Notre réponse a du retard, et nous vous prions de nous en excuser&nbsp;: elle était promise avant le{' '}
        <time dateTime={answer_before}>{formatAppointment(new Date(answer_before))}</time>. L’équipe en est
        avertie. {MEANWHILE}
      </p>
    ) : (
      <p role="status" className={styles.card}>
        Notre réponse sur votre éligibilité&nbsp;: elle vous parvient {emails_leave && 'par e-mail, et '}ici,
        avant le <time dateTime={answer_before}>{formatAppointment(new Date(answer_before))}</time>.{' '}
        {MEANWHILE}
      </p>
    )
  return (
    <section aria-labelledby="reponse-24h" className={styles.card} data-answer={answer}>
      <Stamp above="Réponse de l’équipe" says={STAMPS[answer].says}>
        {STAMPS[answer].words}
      </Stamp>
      <div>
        <h2 id="reponse-24h" className={styles.title}>
          Notre réponse
        </h2>
        {sentence && <p>«&nbsp;{sentence}&nbsp;»</p>}
        <p className="second-text">
          Le <time dateTime={answered_at}>{formatAppointment(new Date(answered_at))}</time>. Seuls les
          organismes décident d’accorder une aide.
        </p>
      </div>
    </section>
  )
}
