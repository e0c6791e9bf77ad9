import { formatEuros } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import styles from './hero.module.css'
import { HeroDossier } from './hero-dossier'

/** The promise, one line of truth about the price, and two ways on. */
export function Hero() {
  return (
    <section aria-labelledby="promesse" className={styles.hero}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1 id="promesse" className={styles.title}>
            Votre site avec IA, à payer seulement si l’aide est accordée
          </h1>
          <p className={styles.lead}>
            Nous vérifions si votre entreprise est potentiellement éligible aux aides publiques (France Num,
            Bpifrance), nous montons le dossier, puis nous créons le site.
          </p>
          <p className={styles.truth}>
            Le site coûte <strong>{formatEuros(useSite().price.net_cents)} HT</strong>. Avant la décision,
            vous payez <strong>0 €</strong>.
          </p>
          <p className={styles.ways}>
            <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
            <ButtonLink to="/comment-ca-marche" look="second">
              Voir comment ça marche
            </ButtonLink>
          </p>
          <p className={styles.small}>
            Huit questions, environ 2 minutes. Réponse d’éligibilité sous 24 h. Service privé, non affilié à
            l’État.
          </p>
        </div>
        <HeroDossier />
      </div>
    </section>
  )
}
