import { Scissors } from 'lucide-react'
import { ButtonLink } from '~/web/ui/actions/button'
import styles from './coupon.module.css'

/** The call to action for French companies: a coupon to tear off, on the night ground. */
export function Coupon() {
  return (
    <section className={styles.night} aria-labelledby="coupon-titre">
      <div className={styles.coupon}>
        <div className={styles.words}>
          <h2 id="coupon-titre">Entreprises françaises : à vous de vérifier</h2>
          <p>
            Six questions, sans créer de compte ni laisser d’adresse. Vous saurez tout de suite si vous êtes
            potentiellement éligible, et pourquoi.
          </p>
        </div>
        <div className={styles.stub}>
          <Scissors aria-hidden size={20} className={styles.scissors} />
          <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
          <p>Environ 2 minutes</p>
        </div>
      </div>
    </section>
  )
}
