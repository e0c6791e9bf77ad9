import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** Tells a client that an asker wants no further call; no word of the contact. */
export function QuoteRequestWithdrawn({ wanted, link }: { wanted: string; link: string }) {
  return (
    <Letter title="Une demande a été retirée" preview={`${wanted}\u00a0: ne rappelez plus.`}>
      <Paragraph>
        La personne dont vous avez débloqué la demande ({wanted}) vient de la retirer&nbsp;: ne la rappelez
        plus et effacez ses coordonnées. Si elle l’a retirée dans les 24 heures, contestez la demande depuis
        votre espace&nbsp;: elle vous est remboursée aussitôt.
      </Paragraph>
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}
