import { BORDER } from '~/domain/international/lead-labels'
import { BILLED_FROM_SECONDS } from '~/domain/international/lead-pricing'
import { Section } from '~/web/ui/frame/section'
import styles from './rules.module.css'

const rules = [
  {
    tone: 'jaune',
    name: 'Exclusif',
    words: 'Un contact n’est transmis qu’à vous. Il n’est pas revendu à vos concurrents.',
  },
  {
    tone: 'rose',
    name: 'Qualifié par IA',
    words: `Chaque appel de ${BORDER} ou plus est qualifié par IA avant d’être facturé\u202f; sans transcription, par des règles qu’une personne peut lire. Chaque contact dit comment il l’a été.`,
  },
  {
    tone: 'vert',
    name: 'Sans abonnement',
    words: 'Aucun frais fixe, aucune carte demandée à l’inscription. Pas de contact, pas de facture.',
  },
  {
    tone: 'bleu',
    name: 'Sans engagement',
    words: 'Ni durée ni volume minimum\u00a0: vous arrêtez quand vous voulez.',
  },
]

/** What is billed and what is not (specification A9), as one line of time cut at the border. */
export function Rules() {
  return (
    <Section
      id="regles"
      box="Qualification"
      title={`${BORDER} décident de tout`}
      lead="Une erreur de numéro, un faux contact, quelqu’un qui raccroche&nbsp;: ces appels-là sont courts. Vous ne les payez pas."
      ground="ruled"
    >
      <div className={styles.line}>
        <div className={styles.free}>
          <p className={styles.range}>Moins de {BORDER}</p>
          <p className={styles.verdict}>Non facturé</p>
          <p>L’appel n’est pas qualifié. Il figure sur votre relevé, pour 0&nbsp;€.</p>
        </div>
        <p className={styles.border} aria-hidden>
          {BILLED_FROM_SECONDS} s
        </p>
        <div className={styles.billed}>
          <p className={styles.range}>À partir de {BORDER}</p>
          <p className={styles.verdict}>Qualifié par IA, puis facturé</p>
          <p>Au prix de sa zone et de votre activité, quelle que soit la durée de la conversation.</p>
        </div>
      </div>
      <p className={styles.how}>
        Comment un appel est qualifié&nbsp;: si l’opérateur du numéro le transcrit, après en avoir prévenu
        l’appelant, des règles lisibles écartent sans frais le silence, l’erreur de numéro, le démarchage, la
        candidature et l’appel d’un fournisseur. Sans transcription, sa durée, sa répétition et son heure en
        décident. Nous ne gardons et n’écoutons aucun enregistrement.
      </p>
      <ul className={`bare-list ${styles.rules}`}>
        {rules.map(({ tone, name, words }) => (
          <li key={name} className={styles.rule} style={{ background: `var(--feuillet-${tone})` }}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
