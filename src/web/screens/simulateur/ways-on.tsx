import { CALL_PRICES } from '~/domain/international/lead-pricing'
import { formatEuros } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { Sheet } from '~/web/ui/paper/sheet'
import styles from './result-screen.module.css'

/** No aid is no dead end: contacts paid one by one, or the site at its price. */
export function WaysOn({ abroad }: { abroad: boolean }) {
  const { email, price } = useSite()
  const { from_cents, to_cents } = CALL_PRICES[abroad ? 'europe' : 'france']
  return (
    <section aria-labelledby="sans-aide" className="stack-24">
      <h2 id="sans-aide">Sans aide, deux chemins</h2>
      <div className={`stack-24 ${styles.roads}`}>
        <Sheet under={['bleu']} className={`stack-8 ${styles.road}`}>
          <h3>Des clients qui appellent</h3>
          <p>
            De {from_cents / 100} à {to_cents / 100} € par contact qualifié
            {abroad ? ' en Europe' : ' en France'}, exclusif, sans abonnement. Un appel de moins de 30
            secondes ne coûte rien.
          </p>
          <a href="/pay-per-call">Lire les tarifs et les règles</a>
        </Sheet>
        <Sheet under={['jaune']} className={`stack-8 ${styles.road}`}>
          <h3>Le site, à son prix</h3>
          <p>
            {formatEuros(price.net_cents)} HT, le même site, la même IA, livré en 15&nbsp;jours. Un devis
            écrit, sans dossier et sans condition d’aide.
          </p>
          <a href={`mailto:${email}?subject=${encodeURIComponent('Devis pour un site, sans aide')}`}>
            Demander un devis par e-mail
          </a>
        </Sheet>
      </div>
    </section>
  )
}
