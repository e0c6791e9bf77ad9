import type { ReactNode } from 'react'
import { Section } from '~/web/ui/frame/section'
import { AidDrawing, AssistantDrawing, FolderDrawing } from './feature-drawings'
import styles from './features.module.css'

/** What is delivered: the site and its AI, the aid, the people (specification A2, /). */
export function Features() {
  return (
    <Section
      id="ce-que-vous-recevez"
      box="Ce que vous recevez"
      title="Un site qui travaille, un dossier qui tient"
    >
      <ul className={`stack-40 bare-list ${styles.features}`}>
        <Feature drawing={<AssistantDrawing />} title="L’IA est dans le site">
          L’intelligence artificielle est intégrée et comprise dans le prix&nbsp;: elle fait partie du site
          livré, ce n’est pas une option ajoutée ensuite.
        </Feature>
        <Feature drawing={<AidDrawing />} title="L’aide publique, sans promesse en l’air">
          Selon le dispositif&nbsp;: jusqu’à 100&nbsp;% du site financé, ou jusqu’à 2&#8239;500&nbsp;€ d’aide,
          IA incluse, et un reste à charge zéro si l’aide couvre la facture. Toujours sous réserve
          d’acceptation&nbsp;: l’organisme décide, pas nous.
        </Feature>
        <Feature drawing={<FolderDrawing />} title="Des experts pour le dossier">
          Nous relisons vos pièces, transmettons le dossier complet et suivons la réponse. S’il manque un
          document, nous vous disons lequel et pourquoi.
        </Feature>
      </ul>
    </Section>
  )
}

function Feature({ drawing, title, children }: { drawing: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={`stack-12 ${styles.feature}`}>
      {drawing}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}
