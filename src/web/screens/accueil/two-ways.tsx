import { ButtonLink } from '~/web/ui/actions/button'
import { Section } from '~/web/ui/frame/section'
import { Sheet } from '~/web/ui/paper/sheet'
import { KeepTogether } from '~/web/ui/prose/keep-together'
import styles from './two-ways.module.css'

/** The choice that everything follows from: a company in France, or elsewhere (specification A1). */
export function TwoWays() {
  return (
    <Section
      id="votre-entreprise"
      box="Votre entreprise"
      title={<KeepTogether>Où est-elle immatriculée&#8239;?</KeepTogether>}
    >
      <div className={`stack-40 ${styles.ways}`}>
        <Sheet as="article" under={['jaune', 'rose']} className={`stack-16 ${styles.way}`}>
          <h3 className={styles.title}>En France</h3>
          <p>
            Vérifiez en 2 minutes si elle est potentiellement éligible aux aides publiques. Le site peut être
            financé jusqu’à 100&nbsp;%, sous réserve d’acceptation du dossier.
          </p>
          <ul className={`bare-list ${styles.points}`}>
            <li>Moins de 250&nbsp;personnes</li>
            <li>Moins de 50&nbsp;M€ de chiffre d’affaires ou de 43&nbsp;M€ de bilan</li>
            <li>Situation fiscale et sociale à jour</li>
          </ul>
          <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
        </Sheet>
        <Sheet as="article" under={['bleu', 'vert']} className={`stack-16 ${styles.way}`}>
          <h3 className={styles.title}>Hors de France</h3>
          <p>
            Vous ne payez que les contacts qualifiés que nous vous apportons&nbsp;: appels et demandes de
            devis, en Europe, au Moyen-Orient, en Afrique, au Canada et en Amérique.
          </p>
          <ul className={`bare-list ${styles.points}`}>
            <li>De 35 à 500&nbsp;€ par contact</li>
            <li>Contacts exclusifs, qualifiés par IA</li>
            <li>Sans abonnement, sans engagement</li>
          </ul>
          <ButtonLink to="/pay-per-call" look="second">
            Voir l’offre à la performance
          </ButtonLink>
        </Sheet>
      </div>
    </Section>
  )
}
