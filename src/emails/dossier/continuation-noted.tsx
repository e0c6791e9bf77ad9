import { ActionLink } from '../parts/action-link'
import { GrantedSums, type GrantWords } from '../parts/grant-words'
import { Letter, Paragraph } from '../parts/layout'
import { type StageLine, Stages } from '../parts/stages'
import type { DossierLetter } from './dossier-letter'

/** « Je continue » was heard: how and by when to pay, and what the site waits for. */
export function ContinuationNoted(
  props: DossierLetter & {
    stages: readonly StageLine[]
    invoiceNumber: string
    granted: GrantWords
  },
) {
  const { stages, companyName, invoiceNumber, link, granted } = props
  return (
    <Letter
      dossierLink={link}
      title="Vous continuez avec nous"
      preview="La création de votre site peut commencer."
    >
      <Paragraph>
        Votre choix est enregistré&nbsp;: {companyName ?? 'votre entreprise'} continue avec l’aide accordée.
        La facture {invoiceNumber} devient payable, et vous ne pouvez plus y renoncer.
      </Paragraph>
      <GrantedSums {...granted} invoiceNumber={invoiceNumber} />
      <Paragraph>
        Pour créer votre site, nous avons besoin de quelques réponses&nbsp;: activité, photos, horaires. Elles
        se donnent sur la page de votre dossier, en plusieurs fois si vous voulez. Dès qu’elles sont
        complètes, le site est livré sous 15 jours.
      </Paragraph>
      <Stages stages={stages} />
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Letter>
  )
}
