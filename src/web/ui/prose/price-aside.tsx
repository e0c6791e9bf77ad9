import { formatEuros } from '~/domain/text/french'
import { useSite } from '~/web/site'
import styles from './price-aside.module.css'

/** At a desk, beside a text: what it costs, and the way to know more. What leads to the test stands above the text and closes it. */
export function PriceAside() {
  return (
    <aside className={styles.price} aria-label="Le prix">
      <p className={styles.sum}>{formatEuros(useSite().price.net_cents)} HT</p>
      <p>Un site avec IA intégrée. Rien à payer avant la décision sur l’aide, et rien si elle est refusée.</p>
      <a href="/#prix">Qui avance quoi, et quand</a>
    </aside>
  )
}
