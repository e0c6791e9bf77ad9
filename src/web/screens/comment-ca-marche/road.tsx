import { Clock } from 'lucide-react'
import { SORT_COUNT } from '~/domain/dossier/pieces/document-kind'
import { priceWords } from '~/domain/invoice/price-words'
import { numeral } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { fiveSteps } from '~/web/ui/steps/five-steps'
import styles from './road.module.css'

/** What happens at each step beyond its summary, in the order of the five steps. */
const detailsAt = ({ price_net, price_gross }: Record<string, string>): string[][] => [
  [
    'Vous répondez à huit questions\u00a0: immatriculation, effectif, chiffre d’affaires, bilan, situation, projet.',
    'Le résultat s’affiche aussitôt, avec la raison pour chaque critère. Rien n’est enregistré.',
    'Vous indiquez ensuite votre entreprise\u00a0: l’équipe répond sur votre éligibilité sous 24\u00a0h.',
  ],
  [
    `${numeral(SORT_COUNT)} sortes de pièces, en PDF, JPG ou PNG, 10\u00a0Mo au plus chacune. Une photo nette suffit.`,
    'Vous pouvez vous arrêter et reprendre plus tard, sur un autre appareil\u00a0: un lien vous ramène à votre dossier.',
  ],
  [
    `La facture est générée automatiquement\u00a0: ${price_net} HT, ${price_gross} TTC. Vous la lisez avant de signer.`,
    'Elle n’est valable que si l’aide de l’État est accordée. Aucun paiement avant.',
  ],
  [
    'Le dossier complet, facture comprise, est transmis aux organismes. Vous recevez un accusé de réception par e-mail.',
    'L’examen prend 15 à 30\u00a0jours. La décision appartient aux organismes et vous est notifiée par e-mail.',
  ],
  [
    'Aide accordée\u00a0: nous créons le site avec IA intégrée et le livrons dans les 15\u00a0jours.',
    'Aide refusée\u00a0: la facture est annulée par un avoir, vous ne devez rien.',
  ],
]

/** The five steps down the page, each on the sheet of its colour. */
export function Road() {
  const details = detailsAt(priceWords(useSite().price))
  return (
    <section aria-labelledby="etapes" className={styles.section}>
      <h2 id="etapes" className="visually-hidden">
        Les cinq étapes
      </h2>
      <ol className="bare-list">
        {fiveSteps.map(({ title, duration, tone }, index) => (
          <li
            key={title}
            className={`stack-24 ${styles.step}`}
            style={{ '--feuillet': `var(--feuillet-${tone})` }}
          >
            <p className={styles.rank} aria-hidden="true">
              {index + 1}
            </p>
            <div className={styles.words}>
              <h3 className={styles.name}>{title}</h3>
              <ul className={`bare-list ${styles.details}`}>
                {details[index]?.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            <p className={styles.duration}>
              <Clock aria-hidden size={18} /> <span className="visually-hidden">Durée&nbsp;: </span>
              {duration}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
