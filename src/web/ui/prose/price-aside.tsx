import { formatEuros } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { ButtonLink } from '../actions/button'
import styles from './price-aside.module.css'

/** At a desk, beside a text: what it costs, and the way to know more. */
export function PriceAside() {
  return (
    <aside className={styles.price} aria-label="Le prix">
      <p className={styles.sum}>{formatEuros(useSite().price.net_cents)} HT</p>
      <p>Un site avec IA intégrée. Rien à payer avant la décision sur l’aide, et rien si elle est refusée.</p>
      <ButtonLink to="/simulateur" size="small" reloadDocument>
        Tester mon éligibilité
      </ButtonLink>
      <a href="/#prix">Qui avance quoi, et quand</a>
    </aside>
  )
}
