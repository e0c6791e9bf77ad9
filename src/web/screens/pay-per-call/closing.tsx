import { ButtonLink } from '~/web/ui/actions/button'
import styles from './closing.module.css'

/** The two ways on: register from abroad, or the simulator for those who are in France after all. */
export function Closing() {
  return (
    <section className={styles.night} aria-labelledby="suite">
      <div className={`stack-40 ${styles.inside}`}>
        <div className={`stack-24 ${styles.words}`}>
          <h2 id="suite" className={styles.title}>
            Dites-nous qui vous êtes, nous vous appelons sous 24&nbsp;h
          </h2>
          <p>
            Quelques lignes suffisent&nbsp;: votre entreprise, votre pays, un numéro de téléphone ou WhatsApp.
            L’inscription est gratuite et ne vous engage à rien.
          </p>
          <p>
            <ButtonLink to="/international">Inscrire mon entreprise</ButtonLink>
          </p>
        </div>
        <div className={`stack-12 ${styles.france}`}>
          <p>
            <strong>Votre entreprise est en France&#8239;?</strong> Son site peut être financé jusqu’à
            100&nbsp;% par les aides publiques, sous réserve d’acceptation du dossier.{' '}
            <a href="/simulateur" data-screen-only>
              Tester mon éligibilité
            </a>
          </p>
          <p>
            <strong>Vous cherchez un professionnel&#8239;?</strong>{' '}
            <a href="/demande-de-devis">Demander un devis</a>
          </p>
        </div>
      </div>
    </section>
  )
}
