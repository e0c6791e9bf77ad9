import { formatEuros } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import { HeroWords } from '~/web/ui/frame/hero-words'
import styles from './hero.module.css'
import { HeroDossier } from './hero-dossier'

/** The promise of the site, and the dossier that follows from it. */
export function Hero() {
  return (
    <section aria-labelledby="promesse">
      <div className={`stack-40 ${styles.inside}`}>
        <HeroWords
          title="Votre site avec IA, à&nbsp;payer seulement si l’aide est accordée"
          lead="Nous vérifions si votre entreprise est potentiellement éligible aux aides publiques (France Num, Bpifrance), nous montons le dossier, puis nous créons le site."
          truth={
            <>
              Le site coûte <strong>{formatEuros(useSite().price.net_cents)} HT</strong>. Avant la décision,
              vous payez <strong>0&nbsp;€</strong>.
            </>
          }
          ways={
            <>
              <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
              <ButtonLink to="/comment-ca-marche" look="second">
                Voir comment ça marche
              </ButtonLink>
            </>
          }
          small="Huit questions, environ 2 minutes. Réponse d’éligibilité sous 24&nbsp;h. Service privé, non affilié à l’État."
        />
        <HeroDossier />
      </div>
    </section>
  )
}
