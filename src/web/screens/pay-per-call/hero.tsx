import { BORDER, rangeWords } from '~/domain/international/lead-labels'
import { LEAD_PRICES } from '~/domain/international/lead-pricing'
import { ButtonLink } from '~/web/ui/actions/button'
import { HeroWords } from '~/web/ui/frame/hero-words'
import { CallLog } from './call-log'
import styles from './hero.module.css'

/** The promise of the offer, its price in one line, and what a month's statement looks like. */
export function Hero() {
  return (
    <section aria-labelledby="promesse" className={styles.hero}>
      <div className={styles.inside}>
        <HeroWords
          box="Entreprises hors de France"
          title="Ne payez que les appels qualifiés"
          lead="Nous vous apportons des appels et des demandes de devis&nbsp;: exclusifs, qualifiés par IA, sans abonnement et sans engagement."
          truth={
            <>
              De <strong>{rangeWords(LEAD_PRICES)}</strong> par contact qualifié. Un appel de moins de{' '}
              {BORDER} ne coûte rien, et vous avez 7 jours pour contester un contact.
            </>
          }
          ways={
            <>
              <ButtonLink to="/international">Inscrire mon entreprise</ButtonLink>
              <ButtonLink to="#estimation" look="second">
                Estimer ce que je paierais
              </ButtonLink>
            </>
          }
          small={
            <>
              Europe, Moyen-Orient, Afrique, Canada, Amérique. Nous vous appelons sous 24&nbsp;h. Votre
              entreprise est en France&#8239;? <a href="/simulateur">Testez son éligibilité aux aides</a>.
            </>
          }
        />
        <CallLog />
      </div>
    </section>
  )
}
