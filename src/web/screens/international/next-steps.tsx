import { LEAD_PRICES } from '~/domain/international/lead-pricing'
import { formatWhole } from '~/domain/text/french'
import { Sheet } from '~/web/ui/paper/sheet'
import styles from './next-steps.module.css'

const steps = [
  { name: 'Vous vous inscrivez', words: 'Deux minutes, sans carte bancaire.' },
  {
    name: 'Nous vous appelons sous 24\u00a0h',
    words: 'Au téléphone ou sur WhatsApp, pour parler de votre activité, de vos zones et de vos prix.',
  },
  {
    name: 'Vous recevez des contacts',
    words: 'Des appels et des demandes de devis, exclusifs et qualifiés par IA.',
  },
]

/** What follows the registration, beside the form. */
export function NextSteps() {
  const { from_cents, to_cents } = LEAD_PRICES
  return (
    <Sheet as="aside" tone="jaune" under={['rose', 'vert']} className="stack-24" aria-labelledby="suite">
      <h2 id="suite" className={styles.title}>
        Ce qui se passe ensuite
      </h2>
      <ol className={`stack-16 bare-list ${styles.steps}`}>
        {steps.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p className={styles.price}>
        De {formatWhole(from_cents / 100)} à {formatWhole(to_cents / 100)} € par contact qualifié, sans
        abonnement ni engagement.{' '}
        <a href="/pay-per-call" data-screen-only>
          Voir les tarifs
        </a>
      </p>
      <p className={styles.price}>
        Votre entreprise est en France&#8239;? <a href="/simulateur">Testez son éligibilité aux aides</a>
      </p>
    </Sheet>
  )
}
